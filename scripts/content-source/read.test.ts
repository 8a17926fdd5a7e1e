/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { page as faq } from '@/content/help/faq';
import { words } from '@/content/interface';
import { isComputed, lineOf, literalValue, readSource } from './read';

const root = path.join(__dirname, '../..');
const sourceOf = (file: string) => readSource(readFileSync(path.join(root, file), 'utf8'));

test.each([
  ['content/help/faq.ts', faq],
  ['content/interface.ts', words],
])('parsing %s gives the same values as importing it', (file, module) => {
  expect(literalValue(sourceOf(file).root)).toEqual(module);
});

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
  ['a place that is nowhere', ['about', 'us'], 1],
])('finds the line of %s', (_, field, line) => {
  expect(lineOf(source, field)).toBe(line);
});

test('distinguishes computed values from literals', () => {
  expect(isComputed(literalValue(source.root))).toBe(true);
  expect(isComputed(literalValue(sourceOf('content/site.ts').root))).toBe(false);
});

test('rejects a file that is not content', () => {
  expect(() => readSource('const page = {};')).toThrow('exports nothing');
  expect(() => readSource("export const page = { name: 'it's' };")).toThrow(SyntaxError);
});
