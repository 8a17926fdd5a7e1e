/** @jest-environment node */
import { lateNames } from './page-scripts';

const bundle = {
  files: [],
  words: new Set(['ul', 'b', 'plain', 'it']),
  styleModules: [],
  classes: new Set(['b']),
};
const moduleClasses = new Set(['a', 'b', 'in', 'it', 'c']);
const island = { kind: 'island', name: 'x', along: false, start: 0, end: 0 } as const;
const names = (props: string) =>
  lateNames({ islands: [{ ...island, props }], bundle }, moduleClasses);

test.each([
  ['a class of a CSS module that the script uses', '.b', true],
  ['one that is only the name of a variable in the script', '.it', false],
  ['one that occurs only in the prose of props', '.in', false],
  ['one that is only a key of props', '.a', false],
  ['one that props pass', '.c', true],
  ['a class of no module that the script contains', '.plain', true],
  ['an element', 'ul', true],
  ['an element that the script does not name', 'dl', false],
])('%s: %s', (_, name, expected) => {
  const props = JSON.stringify({ a: 'Come in', className: 'c b' });
  expect(names(props).has(name)).toBe(expected);
});
