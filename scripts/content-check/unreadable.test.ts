/** @jest-environment node */
import { isReadable, readContentFile } from './content-files';
import { problemLine } from './problem-line';

const file = 'content/help/example.ts';

async function read(text: string, name = file): Promise<string> {
  const read = await readContentFile('/nowhere', name, text);
  return isReadable(read) ? 'nothing wrong' : problemLine(read);
}

const page = (...lines: string[]) =>
  ['export const page = {', "  name: 'Example',", ...lines, "  end: 'x',", '};', ''].join('\n');

test('reads a valid file', async () => {
  expect(await read(page("  lead: 'Yes.',"))).toBe('nothing wrong');
});

test.each([
  [
    'an apostrophe in single quotes',
    ["  lead: 'What the sender's box holds.',"],
    'content/help/example.ts:3: contains an apostrophe that ends the text early; enclose the whole text in "double quotes"',
  ],
  [
    'curly quotes around a text',
    ['  lead: “What the box holds.”,'],
    'content/help/example.ts:3: uses curly quotes; use straight quotes: \'text\' or "text"',
  ],
  [
    'a comma that is missing',
    ["  lead: 'What the box holds.'"],
    'content/help/example.ts:4: follows a line without a trailing comma; add a comma to the end of the previous line',
  ],
  [
    'a bracket too many',
    ["  lead: ['What', 'the box']],"],
    'content/help/example.ts:3: cannot be read (Unexpected token, expected ","); look there and on the line before for a comma, quote or bracket that is missing',
  ],
])('reports %s with its line', async (_, lines, expected) => {
  expect(await read(page(...lines))).toBe(expected);
});

test('reports how a file without a page should start', async () => {
  expect(await read('export const text = {};')).toContain('"export const page"');
});

test('reports an empty file', async () => {
  expect(await read('')).toContain('the file exports nothing');
});

test('reports a folder without a collection and the missing definition', async () => {
  expect(await read('export const page = {};', 'content/pictures/quay.ts')).toContain(
    'lib/collections/definitions/pictures.ts',
  );
});
