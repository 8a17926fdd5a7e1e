// Loading the DOM matchers takes longer than most tests that have no document.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// jsdom's files have no contents to read.
if (typeof FileReader !== 'undefined')
  Blob.prototype.arrayBuffer ??= function read(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };

/*
 * React memoizes `cache` only where it renders server components. Tests render them as ordinary
 * ones, so a test file counts as one render: `setSite` holds for all of it.
 */
jest.mock('react', () => ({
  ...jest.requireActual<typeof import('react')>('react'),
  cache: <Value>(make: () => Value) => {
    let made: { value: Value } | undefined;
    return () => {
      made ??= { value: make() };
      return made.value;
    };
  },
}));
