import { forgetFragment } from './forget-fragment';

test('removes the fragment, keeps path and query, and adds no history entry', () => {
  window.history.replaceState(null, '', '/get-quote?from=home#weight=2');
  const { length } = window.history;
  forgetFragment();
  expect(window.location.href).toBe('http://localhost/get-quote?from=home');
  expect(window.history.length).toBe(length);
});
