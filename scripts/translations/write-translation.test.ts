/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { valueIn } from '@nectarine/edit-mode/source/read';
import { setValue } from '@nectarine/edit-mode/source/write';
import { isReadable, readContentFile } from '../content-check/content-files';
import { behindEnglish } from './behind-english';
import { readTranslation } from './translation-files';
import { translationProblems } from './translations';
import { writeTranslation } from './write-translation';

const english = 'content/pages/contact.ts';
const file = 'content/sw/pages/contact.ts';
const cards = ['sections', 1, 'items'];

/** A folder with one English page, and nothing translated. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'translate-'));
  mkdirSync(path.join(root, 'content/pages'), { recursive: true });
  for (const own of ['biome.json', '.gitignore', english]) cpSync(own, path.join(root, own));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (own: string) => readFileSync(path.join(root, own), 'utf8');

async function pair() {
  const page = await readContentFile(root, english);
  const translation = readTranslation(root, file);
  if (!isReadable(page) || !('texts' in translation)) throw new Error('Unreadable');
  return [[page], [translation]] as const;
}

test('a new file has every English text where it is to be translated, and no figures', async () => {
  expect(await writeTranslation(root, file)).toContain('choose its address');
  const [from, texts] = [valueIn(read(english)), valueIn(read(file))];
  expect(texts).toMatchObject({ address: '', name: (from as { name: string }).name });
  expect(valueIn(read(file), cards)).toHaveLength((valueIn(read(english), cards) as []).length);
  expect(valueIn(read(file), [...cards, 0])).not.toHaveProperty('icon');
  const [files, translations] = await pair();
  const problems = translationProblems(files, translations, ['sw']);
  expect(problems.length).toBeGreaterThan(0);
  expect(new Set(problems.map(({ found }) => found))).toEqual(new Set(['is still English']));
});

test.each([
  ['interface', 'words'],
  ['site', 'company'],
  ['not-found', 'notFound'],
])('a file that is not a page is written with the type of its texts: %s', async (name, field) => {
  const [english, own] = [`content/${name}.ts`, `content/sw/${name}.ts`];
  cpSync(english, path.join(root, english));
  expect(await writeTranslation(root, own)).toBe('translate each text');
  expect(read(own)).toContain(`import type { SiteContent } from '../schema/site-content';`);
  expect(read(own)).toContain(`export const ${field}: TranslatedFile<SiteContent['${field}']> =`);
  expect(valueIn(read(own))).not.toHaveProperty('address');
  expect(valueIn(read(own), ['english'])).toMatch(/^[0-9a-f]+$/);
});

test('records that existing texts match the English page again, and changes no words', async () => {
  await writeTranslation(root, file);
  const before = read(file);
  const heading = ['sections', 0, 'heading'];
  const changed = setValue(read(english), heading, 'Talk to us');
  writeFileSync(path.join(root, english), changed);
  expect(behindEnglish(...(await pair()))).toHaveLength(1);
  expect(await writeTranslation(root, file)).toContain('today');
  expect(behindEnglish(...(await pair()))).toEqual([]);
  const hash = valueIn(read(file), ['english']);
  expect(hash).not.toBe(valueIn(before, ['english']));
  expect(read(file)).toBe(setValue(before, ['english'], hash));
});

test('a page that does not exist cannot be translated', async () => {
  await expect(writeTranslation(root, 'content/sw/pages/nowhere.ts')).rejects.toThrow();
});
