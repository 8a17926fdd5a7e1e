import { tooShort } from './too-short';

const page = (words: number, more = '') => {
  const text = Array.from({ length: words }, (_, i) => `word${i}`).join(' ');
  const html = `<main><h1>One</h1><p>${text}</p>${more}<script>let not = 1;</script></main>`;
  return new DOMParser().parseFromString(html, 'text/html');
};

test.each([
  ['a short page', page(92), 'This page has 93 words and needs 150: write 57 more.'],
  ['a long one', page(149), ''],
  ['one with a form', page(79, '<form></form>'), ''],
])('states how many words %s still needs', (_, shown, expected) => {
  expect(tooShort(shown, { page: 150, formPage: 80 })).toBe(expected);
});
