import { problemLine } from '../content-source/problem-line';
import { isReadable, readContentFile } from './content-files';

const file = 'content/help/example.ts';

function read(text: string, name = file): string {
  const read = readContentFile(name, text);
  return isReadable(read) ? 'nothing wrong' : problemLine(read);
}

const page = (...lines: string[]) =>
  ['export const page = {', "  name: 'Example',", ...lines, "  end: 'x',", '};', ''].join('\n');

test('reads a module of texts, numbers, lists and groups', () => {
  const type = "import type { Page } from '../schema/page';\n\n";
  const text = type + page("  lead: 'Yes.',", '  order: -1, isOpen: true,');
  expect(readContentFile(file, text)).toMatchObject({
    content: { name: 'Example', lead: 'Yes.', order: -1, isOpen: true, end: 'x' },
  });
});

test.each([
  ['an apostrophe in single quotes', "  lead: 'What the sender's box holds.',", 3],
  ['a text that does not end', "  lead: 'What the box holds.", 3],
  ['curly quotes around a text', '  lead: “What the box holds.”,', 3],
  ['a comma that is missing', "  lead: 'What the box holds.'", 4],
  ['a bracket too many', "  lead: ['What', 'the box']],", 3],
])('reports %s with its line', (_, line, number) => {
  expect(read(page(line))).toMatch(
    new RegExp(
      `^content/help/example.ts:${number}: cannot be read \\(.*look there and on the line`,
    ),
  );
});

test.each([
  ['an import of values', "import { env } from 'node:process';\n", 'import { env }', 1],
  ['a statement', "process.chdir('/');\n", 'process.chdir', 1],
  ['a variable', '', 'process.env.HOME', 4],
  ['a call', '', "require('node:fs')", 4],
  ['a variable of another module', '', 'sharedWords.home', 4],
])('reports %s, which would run with every build', (_, before, code, line) => {
  const text = before + page("  lead: 'Yes.',", before ? '' : `  list: ['a', ${code}],`);
  expect(read(text)).toMatch(`${file}:${line}: has "${code}`);
});

test('reports a file that exports nothing, or no page', () => {
  expect(read('')).toContain('the file exports nothing');
  expect(read('export const text = {};')).toContain('"export const page"');
});

test('reports a folder without a collection and the missing definition', () => {
  expect(read('export const page = {};', 'content/pictures/quay.ts')).toContain(
    'lib/collections/collections.ts',
  );
});
