/** @jest-environment node */

import fc from 'fast-check';
import { applyAll, changesBetween, reversed } from './apply';
import { codeOf } from './code';
import { literalValue, readSource } from './read';

const textOf = (value: unknown) => `export const page = ${codeOf(value)};\n`;
const valueOfText = (text: string) => literalValue(readSource(text).root);

const { content } = fc.letrec((tie) => ({
  content: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'the list'), tie('value'), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ maxLength: 5 }),
    fc.integer({ min: -9, max: 9 }),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('content'),
  ),
}));

test('applying changes gives the new state, and reverting them the old', () => {
  fc.assert(
    fc.property(content, content, (before, after) => {
      const changes = changesBetween(before, after);
      expect(valueOfText(applyAll(textOf(before), changes))).toEqual(after);
      const back = changesBetween(after, before);
      expect(valueOfText(applyAll(textOf(after), back))).toEqual(before);
    }),
  );
});

test('a nested word is one change', () => {
  const page = (title: string) => ({ sections: [{ items: [{ title: 'a' }, { title }] }] });
  expect(changesBetween(page('b'), page('c'))).toEqual([
    { path: ['sections', 0, 'items', 1, 'title'], kind: 'changed', before: 'b', after: 'c' },
  ]);
});

test.each([
  [
    'an entry that is new',
    ['a', 'b'],
    ['a', 'x', 'b'],
    [{ path: ['list', 1], kind: 'added', after: 'x' }],
  ],
  [
    'an entry that is gone',
    ['a', 'b'],
    ['b'],
    [{ path: ['list', 0], kind: 'removed', before: 'a' }],
  ],
  [
    'another order',
    ['a', 'b', 'c'],
    ['b', 'a', 'c'],
    [{ path: ['list'], kind: 'moved', before: ['a', 'b', 'c'], after: ['b', 'a', 'c'] }],
  ],
])('describes %s', (_, before, after, expected) => {
  const changes = changesBetween({ list: before }, { list: after });
  expect(changes).toEqual(expected);
  const text = changes
    .map(reversed)
    .reduce((text, change) => applyAll(text, [change]), textOf({ list: after }));
  expect(valueOfText(text)).toEqual({ list: before });
});

test('moved entries keep their formatting and comments', () => {
  const text = `export const page = {
  list: [
    { name: 'one' }, // the first
    {
      name: "it's two",
    },
  ],
};
`;
  const moved = [{ name: "it's two" }, { name: 'one' }];
  const changes = changesBetween(valueOfText(text), { list: moved });
  const after = applyAll(text, changes);
  expect(valueOfText(after)).toEqual({ list: moved });
  expect(after).toContain(`{ name: 'one' }, // the first`);
  expect(after).toContain(`{\n      name: "it's two",\n    }`);
  expect(applyAll(after, changes.map(reversed))).toBe(text);
});
