/** @jest-environment node */
import { picture } from './picture';

jest.mock('../site', () => ({ site: { imageHosts: ['images.example.com'] } }));

const photo = (src: string) => ({
  photo: { src, alt: 'Two cranes over a quay', width: 1600, height: 900 },
});
const passes = (value: unknown) => picture.safeParse(value).success;

test('an illustration goes by its name', () => {
  expect(passes({ illustration: 'warehousing' })).toBe(true);
  expect(passes({ illustration: 'palm-beach' })).toBe(false);
});

test.each([
  '/uploads/quay.webp',
  '/uploads/2026/quay-at-dawn.jpg',
  'https://images.example.com/quay?width=1600',
])('a photograph may come from %s', (src) => {
  expect(passes(photo(src))).toBe(true);
});

test.each([
  '/photos/quay.webp',
  '/uploads/../quay.webp',
  '/uploads/quay.svg',
  'http://images.example.com/quay.webp',
  'https://elsewhere.example.com/quay.webp',
])('a photograph may not come from %s', (src) => {
  expect(passes(photo(src))).toBe(false);
});

test('a photograph needs words for those who cannot see it', () => {
  const { alt: _, ...silent } = photo('/uploads/quay.webp').photo;
  expect(passes({ photo: silent })).toBe(false);
});
