import { series } from './series';

test.each([
  [[], ''],
  [['France'], 'France'],
  [['France', 'the UK'], 'France and the UK'],
  [['France', 'Germany', 'the UK'], 'France, Germany and the UK'],
])('%j is written as "%s"', (names, text) => {
  expect(series(names, 'and')).toBe(text);
});
