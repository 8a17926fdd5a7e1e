/** @jest-environment node */
import fc from 'fast-check';
import { applyAll, changesBetween, reversed } from './apply';
import { codeOf } from './code';
import { isComputed, lineOf, literalValue, type Path, readSource, valueIn } from './read';
import { insertItem, NotWritable, removeItem, setValue } from './write';

const file = (body: string) => `import type { Page } from '../schema/page';

/** A page. */
export const page: Page = ${body};
`;

const page = file(`{
  name: 'Old', // stays in menus
  text: "the sender's own",
  /* both */ lead: \`as \\\`it\\\` was\`,
  order: -3,
  'two words': ('in' + ' parts'),
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
  ['an entry', ['sections', 0], 12],
  ['a field that is missing, where it would stand', ['sections', 1, 'intro'], 13],
  ['a path that does not exist', ['about', 'us'], 4],
])('finds the line of %s', (_, field, line) => {
  expect(lineOf(readSource(page), field)).toBe(line);
});

test('rejects a file that is not content', () => {
  expect(() => readSource('const page = {};')).toThrow('exports nothing');
  expect(() => readSource("export const page = { name: 'it's' };")).toThrow(SyntaxError);
});

test('leaves what is computed alone', () => {
  const imported = file(`{ name: company.name, list: [...others], text: \`from \${country}\` }`);
  expect(isComputed(literalValue(readSource(imported).root))).toBe(true);
  expect(isComputed(literalValue(readSource(page).root))).toBe(false);
  expect(() => setValue(imported, ['name', 'first'], 'x')).toThrow(NotWritable);
  expect(() => insertItem(imported, ['name'], 0, 'x')).toThrow(NotWritable);
  expect(() => setValue(page, ['nowhere', 'at', 'all'], 'x')).toThrow(NotWritable);
  expect(() => setValue(page, ['sections', 9], 'x')).toThrow(NotWritable);
});

test.each<[string, Path, unknown, string]>([
  ['one word, with its comment', ['name'], 'New', "  name: 'New', // stays in menus\n"],
  ['an apostrophe in single quotes', ['name'], "the sender's", "name: 'the sender\\'s',"],
  ['both quotes', ['text'], `"it's"`, `text: "\\"it's\\"",`],
  ['a backslash', ['name'], 'C:\\new', "name: 'C:\\\\new',"],
  ['a template', ['lead'], `costs \${x} \`now\``, `lead: \`costs \\\${x} \\\`now\\\`\`,`],
  ['a new line', ['name'], 'a\nb', "name: 'a\\nb',"],
  ['a space that keeps words together', ['name'], '5\u00a0kg', "name: '5\\u00a0kg',"],
  ['what looks like the end of a comment', ['name'], '*/ }', "name: '*/ }',"],
  ['a number', ['order'], 12, 'order: 12,'],
  ['a text in parts', ['two words'], 'whole', "'two words': ('whole'),"],
  ['a deep text', ['sections', 0, 'actions', 1], '2', "actions: ['one', '2'] }"],
  ['a group', ['end'], { photo: { alt: "it's" } }, `end: { photo: { alt: "it's" } },`],
])('writes %s', (_, path, value, expected) => {
  const after = setValue(page, path, value);
  expect(after).toContain(expected);
  expect(valueIn(after, path)).toEqual(value);
});

test('text round-trips in any quotes, and nothing else changes', () => {
  const paths = fc.constantFrom<Path>(['name'], ['text'], ['lead'], ['sections', 0, 'actions', 0]);
  fc.assert(
    fc.property(paths, fc.string({ unit: 'binary', maxLength: 20 }), (path, text) => {
      const after = setValue(page, path, text);
      expect(valueIn(after, path)).toBe(text);
      expect(setValue(after, path, valueIn(page, path))).toBe(page);
    }),
  );
});

test('adds a missing field, and removes one or an entry with its own comment', () => {
  const added = setValue(page, ['sections', 1, 'id'], 'prices');
  expect(valueIn(added, ['sections', 1])).toEqual({ kind: 'faq', items: [], id: 'prices' });
  expect(setValue(page, ['end'], undefined)).not.toContain('the last word');
  const after = removeItem(page, ['sections'], 0);
  expect(after).not.toContain('the opening');
  expect(after).toContain('questions, in order');
});

test('inserts the first entry of an empty list', () => {
  const path = ['sections', 1, 'items'];
  const after = insertItem(page, path, 0, { question: "What's new?" });
  expect(valueIn(after, path)).toEqual([{ question: "What's new?" }]);
  expect(removeItem(after, path, 0)).toBe(page);
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

test('applying changes gives the new state', () => {
  fc.assert(
    fc.property(content, content, (before, after) => {
      expect(valueIn(applyAll(textOf(before), changesBetween(before, after)))).toEqual(after);
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
])('describes %s, and takes it back', (_, after, expected) => {
  const changes = changesBetween({ list: ['a', 'b'] }, { list: after });
  expect(changes).toEqual([expected]);
  const text = applyAll(textOf({ list: after }), changes.map(reversed));
  expect(valueIn(text)).toEqual({ list: ['a', 'b'] });
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
  const changes = changesBetween(valueIn(text), { list: [{ name: "it's two" }, { name: 'one' }] });
  const after = applyAll(text, changes);
  expect(after).toContain(`{ name: 'one' }, // the first`);
  expect(after).toContain(`{\n      name: "it's two",\n    }`);
  expect(applyAll(after, changes.map(reversed))).toBe(text);
});
