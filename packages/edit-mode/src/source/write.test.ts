/** @jest-environment node */
import fc from 'fast-check';
import { literalValue, nodeAt, type Path, readSource } from './read';
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
  open: true,
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

const read = (text: string, path: Path) => {
  const node = nodeAt(readSource(text), path);
  return node && literalValue(node);
};

/** The removed and added lines of a change. */
function changedLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    out: old.filter((line) => !now.includes(line)),
    in: now.filter((line) => !old.includes(line)),
  };
}

test('changing one word changes one line and keeps its comment', () => {
  expect(changedLines(page, setValue(page, ['name'], 'New'))).toEqual({
    out: ["  name: 'Old', // stays in menus"],
    in: ["  name: 'New', // stays in menus"],
  });
});

test.each<[string, Path, unknown, string]>([
  ['an apostrophe in single quotes', ['name'], "the sender's", "name: 'the sender\\'s',"],
  ['both quotes', ['text'], `"it's"`, `text: "\\"it's\\"",`],
  ['a backslash', ['name'], 'C:\\new', "name: 'C:\\\\new',"],
  [
    'what a template would fill',
    ['lead'],
    `costs \${x} \`now\``,
    `lead: \`costs \\\${x} \\\`now\\\`\`,`,
  ],
  ['a new line', ['name'], 'a\nb', "name: 'a\\nb',"],
  ['a line separator', ['name'], 'a\u2028b', "name: 'a\\u2028b',"],
  ['a space that keeps words together', ['name'], '5\u00a0kg', "name: '5\\u00a0kg',"],
  ['what looks like the end of a comment', ['name'], '*/ }', "name: '*/ }',"],
  ['other scripts and signs', ['name'], 'Habari 🌍 £', "name: 'Habari 🌍 £',"],
  ['a number', ['order'], 12, 'order: 12,'],
  ['a choice', ['open'], false, 'open: false,'],
  ['a text in parts', ['two words'], 'whole', "'two words': ('whole'),"],
  ['a deep text', ['sections', 0, 'actions', 1], '2', "actions: ['one', '2'] }"],
  [
    'a group in place of a text',
    ['end'],
    { photo: { alt: "it's" } },
    `end: { photo: { alt: "it's" } },`,
  ],
])('writes %s', (_, path, value, expected) => {
  const after = setValue(page, path, value);
  expect(after).toContain(expected);
  expect(read(after, path)).toEqual(value);
});

test('text round-trips in any quotes, and nothing else changes', () => {
  const paths = fc.constantFrom<Path>(['name'], ['text'], ['lead'], ['sections', 0, 'actions', 0]);
  fc.assert(
    fc.property(paths, fc.string({ unit: 'binary', maxLength: 20 }), (path, text) => {
      const after = setValue(page, path, text);
      expect(read(after, path)).toBe(text);
      expect(setValue(after, path, read(page, path))).toBe(page);
    }),
  );
});

test('adds a missing field and removes an unwanted one', () => {
  const added = setValue(page, ['sections', 1, 'id'], 'prices');
  expect(changedLines(page, added).in.join()).toContain("id: 'prices'");
  expect(read(added, ['sections', 1])).toEqual({ kind: 'faq', items: [], id: 'prices' });
  expect(
    read(setValue(added, ['sections', 1, 'id'], undefined), ['sections', 1, 'id']),
  ).toBeUndefined();
  expect(setValue(page, ['end'], undefined)).not.toContain('the last word');
});

test.each([
  ['at the front', 0, ['new', 'one', 'two']],
  ['between', 1, ['one', 'new', 'two']],
  ['at the end', 2, ['one', 'two', 'new']],
])('inserts an entry in %s', (_, index, expected) => {
  const path = ['sections', 0, 'actions'];
  expect(read(insertItem(page, path, index, 'new'), path)).toEqual(expected);
});

test('inserts the first entry of an empty list', () => {
  const after = insertItem(page, ['sections', 1, 'items'], 0, { question: "What's new?" });
  expect(read(after, ['sections', 1, 'items'])).toEqual([{ question: "What's new?" }]);
  expect(removeItem(after, ['sections', 1, 'items'], 0)).toBe(page);
});

test('removes an entry with its own comment only', () => {
  const after = removeItem(page, ['sections'], 0);
  expect(read(after, ['sections'])).toEqual([{ kind: 'faq', items: [] }]);
  expect(after).not.toContain('the opening');
  expect(after).toContain('questions, in order');
});

test('leaves computed values alone', () => {
  const imported = file(`{ name: company.name, list: [...others], text: \`from \${country}\` }`);
  expect(read(imported, ['name'])?.toString()).toBe('Symbol(computed)');
  expect(() => setValue(imported, ['name', 'first'], 'x')).toThrow(NotWritable);
  expect(() => insertItem(imported, ['name'], 0, 'x')).toThrow(NotWritable);
  expect(() => setValue(page, ['nowhere', 'at', 'all'], 'x')).toThrow(NotWritable);
  expect(() => setValue(page, ['sections', 9], 'x')).toThrow(NotWritable);
});
