/** @jest-environment node */
// Reads the files of `content/`, so it runs with the tests of content.
import '@/content/site';
import { readFileSync } from 'node:fs';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { insertItem, removeItem, setValue } from '@nectarine/edit-mode/source/write';
import { page as contact } from '@/content/pages/contact';
import { isReadable, readContentFile, readContentFiles } from '../content-check/content-files';
import { behindEnglish } from './behind-english';
import { unconfirmedPages } from './translated-pages';
import { hashOfUnits, textUnits } from './translated-texts';
import { readTranslation, type TranslationFile } from './translation-files';
import { translationProblems } from './translations';
import { untranslatedTexts } from './untranslated';

const root = process.cwd();
const file = 'content/sw/pages/contact.ts';
const name = 'content/pages/contact.ts';
const written = readFileSync(file, 'utf8');
const cards = ['sections', 1, 'items'];
const [hero] = contact.sections;
const englishLead = hero?.kind === 'page-hero' ? hero.lead : undefined;

/** The English page and its translation with these sources, as the content check reads them. */
async function pair({ english = readFileSync(name, 'utf8'), texts = written } = {}) {
  const page = await readContentFile(root, name, english);
  const translation = readTranslation(root, file, texts);
  if (!isReadable(page) || !('texts' in translation)) throw new Error('Unreadable');
  return { page, files: [page], translations: [translation] satisfies TranslationFile[] };
}

/** The translation as if it was written from these English words: today's may be older. */
const writtenFrom =
  ({ content, schema }: Pick<ContentFile, 'content' | 'schema'>) =>
  (translation: TranslationFile): TranslationFile => ({
    ...translation,
    texts: { ...(translation.texts as object), english: hashOfUnits(textUnits(content, schema)) },
  });

async function problemsOf(sources: Parameters<typeof pair>[0]) {
  const { files, translations } = await pair(sources);
  return translationProblems(files, translations, ['sw']);
}

test('the translation as it is has no problem', async () => {
  expect(await problemsOf({})).toEqual([]);
});

test.each([
  ['left out', ['sections', 0, 'heading'], undefined, /^is missing$/],
  ['still English', ['sections', 0, 'lead'], englishLead, /^is still English$/],
  ['given another fact', ['sections', 0, 'lead'], 'Siku {uk.days}', /other names in braces/],
  ['full of marks', ['sections', 0, 'heading'], 'Wasiliana\u200b\u200c\u200d nasi', /invisible/],
  ['given without its links', ['sections', 2, 'intro'], 'Kwa bei, uliza.', /other links/],
])('a text that is %s is reported at its place', async (_, field, text, found) => {
  const problems = await problemsOf({ texts: setValue(written, field, text) });
  expect(problems).toEqual([
    { file, field, found: expect.stringMatching(found), fix: expect.any(String) },
  ]);
});

test('a list of another length is an error that says what to do', async () => {
  expect(await problemsOf({ texts: removeItem(written, cards, 0) })).toEqual([
    {
      ...{ file, field: cards, found: 'has 3 entries, and 4 in English' },
      fix: expect.stringContaining('`null`'),
    },
  ]);
});

test.each([
  ['a page', name, ['sections', 1, 'intro'], ['sections', 1, 'heading']],
  [
    'forms',
    'content/forms.ts',
    ['contact', 'fields', 'name', 'hint'],
    ['contact', 'fields', 'name', 'label'],
  ],
])(
  'an untranslated text of %s is an error only if it is required',
  async (_, file, optional, required) => {
    const english = setValue(readFileSync(file, 'utf8'), optional, 'Words to translate');
    const page = await readContentFile(root, file, english);
    const own = file.replace('content/', 'content/sw/');
    const foundWithout = (field: (string | number)[]) => {
      const texts = setValue(readFileSync(own, 'utf8'), field, null);
      const translation = readTranslation(root, own, texts);
      if (!isReadable(page) || !('texts' in translation)) throw new Error('Unreadable');
      return translationProblems([page], [writtenFrom(page)(translation)], ['sw']).filter(
        (problem) => problem.field.join() === field.join(),
      );
    };
    expect(foundWithout(optional)).toEqual([]);
    expect(foundWithout(required)).toMatchObject([{ file: own, found: 'is missing' }]);
  },
);

test('an untranslated entry is no error, but is listed with its line and place', async () => {
  const texts = insertItem(removeItem(written, cards, 0), cards, 0, null);
  const { files, translations } = await pair({ texts });
  expect(translationProblems(files, translations, ['sw'])).toEqual([]);
  const line = texts.slice(0, texts.indexOf('null,')).split('\n').length;
  expect(untranslatedTexts(files, translations)).toMatchObject([
    { file, field: [...cards, 0], line, place: expect.stringContaining('“Phone”') },
  ]);
});

test('limits do not apply to English words in place of missing ones', async () => {
  const tooLong = 'x'.repeat(90);
  const title = ['meta', 'title'];
  const english = setValue(readFileSync(name, 'utf8'), title, tooLong);
  const others = (await readContentFiles(root)).filter(isReadable);
  const shapes = async (begun: string) => {
    const texts = setValue(begun, ['unfinished'], true);
    const { files, translations } = await pair({ english, texts });
    const all = [...others.filter((other) => other.file !== name), ...files];
    const problems = translationProblems(all, translations, ['sw']);
    return problems.filter((problem) => problem.file === file).map(({ field }) => field);
  };
  expect(await shapes(setValue(written, title, null))).toEqual([]);
  expect(await shapes(setValue(written, title, tooLong))).toEqual([title]);
});

test('a list without any translated entry would be empty', async () => {
  const texts = setValue(written, cards, [null, null, null, null]);
  expect(await problemsOf({ texts })).toMatchObject([{ field: cards, found: 'would be empty' }]);
});

test('an address must be well-formed and unique', async () => {
  const texts = setValue(setValue(written, ['address'], 'Ofisi Yetu'), ['aliases'], []);
  expect(await problemsOf({ texts })).toMatchObject([{ file, field: ['address'] }]);
  const reserved = setValue(written, ['address'], '404');
  expect(await problemsOf({ texts: reserved })).toMatchObject([
    { file, field: ['address'], found: 'is a reserved address' },
  ]);
  const { files, translations } = await pair();
  const other = { ...translations[0], file: 'content/sw/pages/office.ts' } as TranslationFile;
  expect(translationProblems(files, [...translations, other], ['sw'])).toMatchObject([
    { file: other.file, field: ['address'], found: `is that of ${file} too` },
  ]);
});

test('a page that every language must have is missing without its file', async () => {
  const { files } = await pair();
  expect(translationProblems(files, [], ['sw'])).toEqual([
    { file, field: [], found: 'is missing', fix: expect.stringContaining(file) },
  ]);
});

test('a translation of a page that does not exist is reported', async () => {
  const { translations } = await pair();
  expect(translationProblems([], translations, ['sw'])).toMatchObject([
    { file, found: `translates ${name}, which does not exist` },
  ]);
});

test('reworded English does not fail the check: the translation is behind', async () => {
  const english = setValue(readFileSync(name, 'utf8'), ['sections', 0, 'heading'], 'Talk to us');
  const { files, translations } = await pair({ english });
  expect(translationProblems(files, translations, ['sw'])).toEqual([]);
  expect(behindEnglish(files, translations)).toMatchObject([
    { file, fix: expect.stringContaining(`npm run translate -- ${file}`) },
  ]);
  const now = await pair();
  expect(behindEnglish(now.files, now.translations.map(writtenFrom(now.page)))).toEqual([]);
});

test.each(['navigation', 'forms', 'rates', 'interface'])(
  'reworded English of %s is listed too, and new words fail',
  async (own) => {
    const [file, name] = [`content/sw/${own}.ts`, `content/${own}.ts`];
    const english = await readContentFile(root, name);
    const translation = readTranslation(root, file);
    if (!isReadable(english) || !('texts' in translation)) throw new Error('Unreadable');
    const [{ field } = { field: [] }] = textUnits(english.content, english.schema);
    const reworded = setValue(readFileSync(name, 'utf8'), field as string[], 'Other words');
    const now = await readContentFile(root, name, reworded);
    if (!isReadable(now)) throw new Error('Unreadable');
    const current = writtenFrom(english)(translation);
    expect(behindEnglish([english], [current])).toEqual([]);
    expect(behindEnglish([now], [current])).toMatchObject([{ file }]);
    const texts = { english: (translation.texts as { english: string }).english };
    if (own === 'rates') return;
    expect(translationProblems([now], [{ ...translation, texts }], ['sw'])).toContainEqual(
      expect.objectContaining({ file, found: 'is missing' }),
    );
  },
);

test('a menu or form whose English text names other facts now is older, and no error', async () => {
  const [file, name] = ['content/sw/interface.ts', 'content/interface.ts'];
  const reworded = setValue(readFileSync(name, 'utf8'), ['homeMap'], 'A map of every route');
  const english = await readContentFile(root, name, reworded);
  const translation = readTranslation(root, file);
  if (!isReadable(english) || !('texts' in translation)) throw new Error('Unreadable');
  expect(translationProblems([english], [translation], ['sw'])).toEqual([]);
  expect(behindEnglish([english], [translation])).toMatchObject([{ file }]);
});

test('pages are unconfirmed until they say otherwise', async () => {
  const { translations } = await pair();
  const thatAre = (confirmed?: true) =>
    translations.map((one) => ({ ...one, texts: { ...(one.texts as object), confirmed } }));
  expect(unconfirmedPages(thatAre())).toMatchObject([{ file }]);
  expect(unconfirmedPages(thatAre(true))).toEqual([]);
});
