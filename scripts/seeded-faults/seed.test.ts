/** @jest-environment node */
import type { Edit } from './faults';
import { Misfit, seeded } from './seed';

const files = ['lib/price.ts', 'lib/price.test.ts', 'app/old-price.ts'];
const edit = (find: string, file = 'lib/price.ts'): Edit => [file, find, '$& = 2'];
const read = () => 'const price = 1;\nconst name = 1;\n';

test('a fault changes only the text it names', () => {
  expect([...seeded({ edits: [edit('price = 1')] }, files, read)]).toEqual([
    ['lib/price.ts', 'const $& = 2;\nconst name = 1;\n'],
  ]);
});

test('several edits of one file are combined', () => {
  const edits: Edit[] = [edit('price = 1'), ['lib/price.ts', 'name', 'label']];
  expect(seeded({ edits }, files, read).get('lib/price.ts')).toBe(
    'const $& = 2;\nconst label = 1;\n',
  );
});

test.each([
  ['missing text', edit('cost = 1'), /0 times: cost = 1/],
  ['ambiguous text', edit('= 1'), /2 times: = 1/],
  ['a missing file', edit('price', 'cost.ts'), /0 files end in cost\.ts/],
])('rejects %s', (_, misfit, message) => {
  expect(() => seeded({ edits: [misfit] }, files, read)).toThrow(Misfit);
  expect(() => seeded({ edits: [misfit] }, files, read)).toThrow(message);
});
