/** @jest-environment node */
import { facePreloads } from './face-preloads';

const face = (display: string) =>
  `@font-face{font-display:${display};font-family:F;src:url("/f.woff2")format("woff2")}`;

test('a face that has to be there at the first paint is asked for first', () => {
  expect(facePreloads(face('optional'), undefined)).toBe(
    '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin>',
  );
});

test('a face that may come late is left to its stylesheet', () => {
  expect(facePreloads(face('swap'), undefined)).toBe('');
});

test('only windows that can have it in time wait for it', () => {
  expect(facePreloads(face('optional'), '(min-width: 48rem)')).toBe(
    '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin media="(min-width: 48rem)">',
  );
});
