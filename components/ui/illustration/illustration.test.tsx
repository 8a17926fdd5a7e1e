/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { illustrationNames } from '@/content/schema/picture';
import { Illustration } from './illustration';

const markupOf = (name: (typeof illustrationNames)[number]) =>
  renderToStaticMarkup(<Illustration name={name} />);

test.each(illustrationNames)('%s is hidden from screen readers', (name) => {
  expect(markupOf(name)).toMatch(/^<svg [^>]*aria-hidden="true"/);
});

test.each(illustrationNames)('%s adds at most 700 bytes to a page', (name) => {
  expect(brotliCompressSync(markupOf(name)).length).toBeLessThanOrEqual(700);
});

test('every name has its own drawing', () => {
  expect(new Set(illustrationNames.map(markupOf)).size).toBe(illustrationNames.length);
});
