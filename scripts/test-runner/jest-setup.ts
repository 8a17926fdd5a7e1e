// What has no document needs no matchers for it, and loading them takes longer than most such tests.
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
