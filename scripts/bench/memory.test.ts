/** @jest-environment node */
import { memoryOfTree } from './memory';

const processes = [
  { id: 10, parent: 1, bytes: 100 },
  { id: 11, parent: 10, bytes: 20 },
  { id: 12, parent: 11, bytes: 3 },
  { id: 20, parent: 1, bytes: 5000 },
];

test('a process includes its descendants, but not its siblings', () => {
  expect(memoryOfTree(10, processes)).toBe(123);
});

test('a process that has ended uses no memory', () => {
  expect(memoryOfTree(99, processes)).toBe(0);
});
