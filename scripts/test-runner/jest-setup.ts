// What has no document needs no matchers for it, and loading them takes longer than most such tests.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');
