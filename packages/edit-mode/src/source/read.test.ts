/** @jest-environment node */
import { isComputed, lineOf, literalValue, readSource } from './read';

const source = readSource(`export const page = {
  name: 'Example',
  // a remark
  sections: [
    { heading: 'One', link: { page: \`home\` } },
    {
      heading:
        'Two',
      text: others.text,
    },
  ],
} as const;
`);

test.each([
  ['a field', ['name'], 2],
  ['a list', ['sections'], 4],
  ['an entry', ['sections', 0], 5],
  ['a field whose text stands below it', ['sections', 1, 'heading'], 7],
  ['a field that is missing, where it would stand', ['sections', 1, 'intro'], 6],
  ['a path that does not exist', ['about', 'us'], 1],
])('finds the line of %s', (_, field, line) => {
  expect(lineOf(source, field)).toBe(line);
});

test('distinguishes computed values from literals', () => {
  expect(isComputed(literalValue(source.root))).toBe(true);
  const written = readSource("export const page = { name: 'Ex' + 'ample', order: -1 };");
  expect(literalValue(written.root)).toEqual({ name: 'Example', order: -1 });
  expect(isComputed(literalValue(written.root))).toBe(false);
});

test('rejects a file that is not content', () => {
  expect(() => readSource('const page = {};')).toThrow('exports nothing');
  expect(() => readSource("export const page = { name: 'it's' };")).toThrow(SyntaxError);
});
