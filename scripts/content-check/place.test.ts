import { placeInWords } from './place';

test.each([
  [0, 'first'],
  [9, 'tenth'],
  [10, '11th'],
  [22, '23rd'],
  [110, '111th'],
])('names entry %d of a list %s', (index, ordinal) => {
  expect(placeInWords(['questions', index], {})).toBe(`${ordinal} question`);
});

test('names a field whose key says too little, within its group only', () => {
  expect(placeInWords(['times', 'index'], {})).toBe('times, by air in sentences');
  expect(placeInWords(['menu', 'index'], {})).toBe('menu, index');
});
