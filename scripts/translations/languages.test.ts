/** @jest-environment node */
// Reads the files of `content/`, so it runs with the tests of content.
import '@/content/site';
import { isReadable, readContentFiles } from '../content-check/content-files';
import { languageFolders } from '../language-folders.mjs';
import { languageProblems } from './languages';

const root = process.cwd();

test('the languages of the site have all that they need', async () => {
  const files = (await readContentFiles(root)).filter(isReadable);
  expect(languageProblems(files, languageFolders, root)).toEqual([]);
});

test('a language that has only a folder of texts is reported with all that it lacks', async () => {
  const files = (await readContentFiles(root)).filter(isReadable);
  const noted = files.filter(({ content }) => JSON.stringify(content).includes('inOtherLanguages'));
  expect(noted.length).toBeGreaterThan(0);
  expect(languageProblems(files, ['xx'], root).map(({ file }) => file)).toEqual([
    'lib/format/locales/xx.ts',
    'content/languages/languages.ts',
    ...noted.map(({ file }) => file),
  ]);
});
