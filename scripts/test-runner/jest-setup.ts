// Loading the DOM matchers takes longer than most tests that have no document.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

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

const content = `${process.cwd()}/content/`;
/** Page files and other copy; not schemas and generated lists of names. */
const isCopy = (file: string) =>
  file.startsWith(content) && !/^schema\/|generated/.test(file.slice(content.length));

// This step is cached whatever the content is: a test that read some could pass on a stale result.
if (process.env.STEP === 'test:unit') {
  const fs = jest.requireActual<typeof import('node:fs')>('node:fs');
  const read = fs.readFileSync;
  fs.readFileSync = ((...args: Parameters<typeof read>) => {
    if (isCopy(`${args[0]}`))
      throw new Error(`${args[0]} is content: a test that reads it must import '@/content/site'`);
    return read(...args);
  }) as typeof read;
  afterAll(() => {
    fs.readFileSync = read;
  });
}
