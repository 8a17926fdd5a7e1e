import fc from 'fast-check';
import { applied, changesBetween, reversed } from './change';
import { lineOf, NotPlain, type Path, readSource, valueIn } from './read';
import { codeOf, rewritten, setValue } from './write';

const file = (body: string) => `import type { Page } from '../schema/page';

/** A page. */
export const page: Page = ${body};
`;

const page = file(`{
  name: 'Old', // stays in menus
  text: "the sender's own",
  order: -3,
  'two words': ('in brackets'),
  sections: [
    // the opening
    { kind: 'hero', actions: ['one', 'two'] },
    {
      kind: 'faq', // questions, in order
      items: [],
    },
  ] as const,
  // the last word
  end: 'x',
} satisfies Page`);

test.each([
  ['a field', ['name'], 5],
  ['an entry', ['sections', 0], 11],
  ['a field that is missing, where it would stand', ['sections', 1, 'intro'], 12],
  ['a path that does not exist', ['about', 'us'], 4],
])('finds the line of %s', (_, field, line) => {
  expect(lineOf(readSource(page), field)).toBe(line);
});

test.each([
  ['nothing', '', 'exports nothing'],
  ['no TypeScript', "export const page = { name: 'it's' };", SyntaxError],
  ['a variable', file('{ name: company.name }'), NotPlain],
  ['a spread list', file('{ list: [...others] }'), NotPlain],
])('refuses %s', (_, text, error) => {
  expect(() => readSource(text)).toThrow(error);
});

test.each<[string, Path, unknown, string]>([
  ['one word, with its comment', ['name'], 'New', "  name: 'New', // stays in menus\n"],
  ['both quotes', ['text'], `"it's"`, `text: '"it\\'s"',`],
  ['a space that keeps words together', ['name'], '5\u00a0kg', "name: '5\\u00a0kg',"],
  ['a number', ['order'], 12, 'order: 12,'],
  ['a text in brackets', ['two words'], 'whole', "'two words': ('whole'),"],
  ['a deep text', ['sections', 0, 'actions', 1], '2', "actions: ['one', '2',]"],
  ['a group', ['end'], { photo: { alt: 'It' } }, "end: { 'photo': { 'alt': 'It' } },"],
  ['a field that is missing', ['sections', 1, 'id'], 'prices', "'id': 'prices',"],
])('writes %s', (_, path, value, expected) => {
  const after = setValue(page, path, value);
  expect(after).toContain(expected);
  expect(valueIn(after, path)).toEqual(value);
});

test('text round-trips, and nothing else changes', () => {
  const paths = fc.constantFrom<Path>(['name'], ['two words']);
  fc.assert(
    fc.property(paths, fc.string({ unit: 'binary', maxLength: 20 }), (path, text) => {
      const after = setValue(page, path, text);
      expect(valueIn(after, path)).toBe(text);
      expect(setValue(after, path, valueIn(page, path))).toBe(page);
    }),
  );
});

test('a field or an entry goes with its own comment', () => {
  expect(setValue(page, ['end'], undefined)).not.toContain('the last word');
  const sections = valueIn(page, ['sections']) as unknown[];
  const after = setValue(page, ['sections'], sections.slice(1));
  expect(after).not.toContain('the opening');
  expect(after).toContain('questions, in order');
});

const textOf = (value: unknown) => `export const page = ${codeOf(value)};\n`;

const { content } = fc.letrec((tie) => ({
  content: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'the list'), tie('value'), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ maxLength: 5 }),
    fc.integer({ min: -9, max: 9 }),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('content'),
  ),
}));

test('any value can become any other, in its source too', () => {
  fc.assert(
    fc.property(content, content, (before, after) => {
      expect(valueIn(rewritten(textOf(before), after))).toEqual(after);
    }),
  );
});

const kinds = {
  added: { path: ['list', 1], kind: 'added', after: 'x' },
  removed: { path: ['list', 0], kind: 'removed', before: 'a' },
  moved: { path: ['list'], kind: 'moved', before: ['a', 'b'], after: ['b', 'a'] },
  changed: { path: ['list', 1], kind: 'changed', before: 'b', after: 'c' },
} as const;

test.each([
  ['an entry that is new', ['a', 'x', 'b'], kinds.added],
  ['an entry that is gone', ['b'], kinds.removed],
  ['another order', ['b', 'a'], kinds.moved],
  ['other words', ['a', 'c'], kinds.changed],
])('describes %s, makes it, and takes it back', (_, list, expected) => {
  const [before, after] = [{ list: ['a', 'b'] }, { list }];
  const [change, ...more] = changesBetween(before, after);
  if (!change) throw new Error('no change');
  expect([change, more]).toEqual([expected, []]);
  expect(applied(before, change)).toEqual(after);
  expect(applied(after, reversed(change))).toEqual(before);
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
  const after = rewritten(text, { list: [{ name: "it's two" }, { name: 'one' }] });
  expect(after).toContain(`{ name: 'one' }, // the first`);
  expect(after).toContain(`{\n      name: "it's two",\n    }`);
  expect(rewritten(after, valueIn(text))).toBe(text);
});
