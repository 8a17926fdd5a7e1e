/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { valueIn } from '@nectarine/edit-mode/source/read';
import { isReadable, readContentFiles } from '../content-check/content-files';
import { beginLanguage } from './begin-language';
import { readTranslation } from './translation-files';
import { translationProblems } from './translations';

/** A folder with the English content, and the files of every translation that are not pages. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'language-'));
  cpSync('content', path.join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('a new language has every file that it needs, and pages that are still to be written', async () => {
  const begun = await beginLanguage(root, 'fr');
  expect(begun).toEqual(
    expect.arrayContaining(['content/fr/forms.ts', 'content/fr/pages/home.ts']),
  );
  expect(begun).not.toContain('content/fr/help/terms.ts');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(valueIn(read('content/fr/routes/china.ts'))).toMatchObject({
    address: 'shipping-routes/china-to-tanzania',
    unfinished: true,
    name: null,
  });
  const files = (await readContentFiles(root)).filter(isReadable);
  const texts = begun.map((file) => readTranslation(root, file)).filter((one) => 'texts' in one);
  const found = translationProblems(files, texts, ['fr']).map((problem) => problem.found);
  expect(new Set(found)).toEqual(new Set(['is still English']));
});

test('existing files stay as they are', async () => {
  const begun = await beginLanguage(root, 'fr');
  expect(begun.length).toBeGreaterThan(0);
  expect(await beginLanguage(root, 'fr')).toEqual([]);
});
