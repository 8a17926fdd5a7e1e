import { forgetFragment } from './forget-fragment';

test('the fragment goes, the path and the query stay, and Back is not longer', () => {
  window.history.replaceState(null, '', '/get-quote?from=home#weight=2');
  const { length } = window.history;
  forgetFragment();
  expect(window.location.href).toBe('http://localhost/get-quote?from=home');
  expect(window.history.length).toBe(length);
});
