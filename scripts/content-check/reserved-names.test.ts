/** @jest-environment node */
import { checkContent } from './check-content';
import { file } from './fixtures/page-file';
import { problemLine } from './problem-line';
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
