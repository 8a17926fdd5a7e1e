import { picture } from './picture';

const photo = (src: string) => ({
  photo: { src, alt: 'Two cranes over a quay', width: 1600, height: 900 },
});
const passes = (value: unknown) => picture.safeParse(value).success;

test('a scene is referenced by name', () => {
  expect(passes({ scene: 'port' })).toBe(true);
  expect(passes({ scene: 'palm-beach' })).toBe(false);
});

test.each([
  '/uploads/quay.webp',
  '/uploads/2026/quay-at-dawn.jpg',
  'https://images.example.com/quay?width=1600',
])('accepts a photograph from %s', (src) => {
  expect(passes(photo(src))).toBe(true);
});

test.each([
  '/photos/quay.webp',
  '/uploads/../quay.webp',
  '/uploads/quay.svg',
  'http://images.example.com/quay.webp',
])('rejects a photograph from %s', (src) => {
  expect(passes(photo(src))).toBe(false);
});

test('requires alt text for a photograph', () => {
  const { alt: _, ...silent } = photo('/uploads/quay.webp').photo;
  expect(passes({ photo: silent })).toBe(false);
});
