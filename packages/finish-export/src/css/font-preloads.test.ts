/** @jest-environment node */
import { fontPreloads } from './font-preloads';

const face = (display: string) =>
  `@font-face{font-display:${display};font-family:F;src:url("/f.woff2")format("woff2")}`;

test('a font for the first paint is preloaded', () => {
  expect(fontPreloads(face('optional'), undefined)).toBe(
    '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin>',
  );
});

test('a font that may load late is not preloaded', () => {
  expect(fontPreloads(face('swap'), undefined)).toBe('');
});

test('a media query limits the preload', () => {
  expect(fontPreloads(face('optional'), '(min-width: 48rem)')).toBe(
    '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin media="(min-width: 48rem)">',
  );
});
