/** @jest-environment node */
import { batches } from './batches';

const fault = (name: string, file: string, look: string) => ({
  name,
  says: '',
  edits: [{ file, find: '', put: '' }],
  look: [look],
});

test('faults in other files that show elsewhere share a build', () => {
  const all = [fault('a', 'x.ts', 'one'), fault('b', 'y.ts', 'two')];
  expect(batches(all)).toEqual([all]);
});

test.each([
  ['in the same file', fault('b', 'x.ts', 'two')],
  ['that show in the same place', fault('b', 'y.ts', 'one')],
])('faults %s do not', (_, other) => {
  const first = fault('a', 'x.ts', 'one');
  expect(batches([first, other])).toEqual([[first], [other]]);
});
