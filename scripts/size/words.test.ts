/** @jest-environment node */
import { loaderIn, wordsIn } from './words';

const page = (body: string) =>
  `<head><style>p{color:red}</style><script>start()</script></head><body>${body}</body>`;
const sentence = 'Sea freight from Guangzhou takes thirty-five days, customs included.';

test('counts text and structured data as words', () => {
  expect(wordsIn(page('<p></p>'))).toBe(0);
  expect(wordsIn(page(`<p>${sentence}</p>`))).toBeGreaterThan(40);
  const data = `<script type="application/ld+json">{"name":"${sentence}"}</script>`;
  expect(wordsIn(page(data))).toBeGreaterThan(40);
});

test('does not count markup, styles and scripts', () => {
  expect(wordsIn(page('<ul><li class="a b c"><svg><path d="M0 1 2 3 4 5 6 7"/></svg></ul>'))).toBe(
    0,
  );
});

test('the loader is the script without a type', () => {
  expect(loaderIn(page('<script type="application/ld+json">{}</script>'))).toBe('start()');
  expect(loaderIn('<script type="speculationrules">{}</script>')).toBe('');
});
