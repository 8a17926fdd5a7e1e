/** @jest-environment node */
import { checkContent } from './check-content';
import { isReadable, readContentFiles } from './content-files';
import { file } from './fixtures/page-file';
import { problemLine } from './problem';
import { isReserved, reservedNames } from './reserved-names';

test.each([
  ['help', 'index', true],
  ['blog', '404', true],
  ['help', 'aux', true],
  ['pages', 'sw', true],
  ['pages', 'uploads', true],
  ['help', 'uploads', false],
  ['pages', 'contact', false],
])('%s/%s is reserved: %s', (folder, slug, expected) => {
  expect(isReserved(folder, slug)).toBe(expected);
});

test.each(['/index', '/help/404', '/sw'])('reports the alias %s', (alias) => {
  const lines = reservedNames([file({ aliases: ['/fine', alias] })]).map(problemLine);
  expect(lines).toEqual([expect.stringMatching(/aliases\[1\]: is a reserved address/)]);
});

test.each(['//evil.example', '/../up', '/a%2eb', '/a//b', '/a/', '/', '/A'])(
  'reports the alias %s',
  (alias) => {
    const lines = checkContent([file({ aliases: [alias] })]).map(problemLine);
    expect(lines).toEqual([expect.stringMatching(/aliases\[0\]: .*between single slashes/)]);
  },
);

test('reports invisible characters', () => {
  const lines = checkContent([file({ name: 'A name\u200b\u200c\u200d\ufeff' })]).map(problemLine);
  expect(lines).toEqual([expect.stringMatching(/name: contains invisible characters/)]);
});

test('requires the head office to be first', async () => {
  const read = (await readContentFiles(process.cwd())).filter(isReadable);
  const site = read.find(({ file }) => file === 'content/site.ts');
  if (!site) throw new Error('content/site.ts cannot be read');
  const { offices, ...others } = site.content as { offices: object[] };
  const without = { ...site, content: { ...others, offices: offices.slice(1) } };
  const lines = checkContent(read.map((file) => (file === site ? without : file))).map(problemLine);
  expect(lines).toContainEqual(
    expect.stringMatching(/offices\[0\]: is not the head office in Tanzania/),
  );
});
