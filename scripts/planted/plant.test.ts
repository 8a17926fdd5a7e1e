/** @jest-environment node */
import { Misfit, planted } from './plant';

const files = ['lib/price.ts', 'lib/price.test.ts', 'app/old-price.ts'];
const fault = (find: string, file = 'lib/price.ts') => ({
  name: 'a wrong price',
  says: 'It is wrong',
  edits: [{ file, find, put: '$& = 2' }],
});
const read = () => 'const price = 1;\nconst name = 1;\n';

test('a fault changes the text it names, and nothing else', () => {
  expect([...planted(fault('price = 1'), files, read)]).toEqual([
    ['lib/price.ts', 'const $& = 2;\nconst name = 1;\n'],
  ]);
});

test('several edits of one file come together', () => {
  const { edits, ...rest } = fault('price = 1');
  const both = { ...rest, edits: [...edits, { file: 'lib/price.ts', find: 'name', put: 'label' }] };
  expect(planted(both, files, read).get('lib/price.ts')).toBe('const $& = 2;\nconst label = 1;\n');
});

test.each([
  ['text that is not there', fault('cost = 1'), /0 times: cost = 1/],
  ['text that is there twice', fault('= 1'), /2 times: = 1/],
  ['a file that is not there', fault('price', 'cost.ts'), /0 files end in cost\.ts/],
])('%s ends it', (_, misfit, message) => {
  expect(() => planted(misfit, files, read)).toThrow(Misfit);
  expect(() => planted(misfit, files, read)).toThrow(message);
});
