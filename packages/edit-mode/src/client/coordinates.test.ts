import { coordinatesIn, coordinatesInWords } from './coordinates';

test.each([
  ['34.69, 135.19', [135.19, 34.69]],
  ['135.19, 34.69', [135.19, 34.69]],
  ['-6.82 39.28', [39.28, -6.82]],
  ['6.82° S, 39.28° E', [39.28, -6.82]],
  ['118.2W 33.7N', [-118.2, 33.7]],
  ['34.69', undefined],
  ['1, 2, 3', undefined],
])('%s', (text, expected) => {
  expect(coordinatesIn(text)).toEqual(expected);
});

test('describes the position of a pair', () => {
  expect(coordinatesInWords([39.28, -6.82])).toBe('6.82° south, 39.28° east');
});
