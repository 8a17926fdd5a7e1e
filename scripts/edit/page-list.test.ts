/** @jest-environment node */
import { valueIn } from '@nectarine/edit-mode/source/read';
import type { TranslationFile } from '../translations/translation-files';
import { linksTo, listPages } from './page-list';

const source = 'export const texts = { address: "msaada/nyingine" };';
const other = {
  ...{ file: 'content/sw/help/other.ts', english: 'content/help/other.ts', language: 'sw' },
  texts: valueIn(source),
} as TranslationFile;

const listed = (section: object) => {
  const content = { name: 'Rules', sections: [{ kind: 'document', ...section }] };
  const page = { file: 'content/help/rules.ts', page: 'help/rules', content };
  return listPages([page as unknown as Parameters<typeof listPages>[0][0]], [other]);
};

test('a page can be written in the languages of others of its kind', () => {
  expect(listed({})).toMatchObject([{ untranslated: ['sw'] }]);
});

test('a page is not offered in a language in which it has a note that it is in English only', () => {
  const inOtherLanguages = [{ language: 'sw', text: 'Kwa Kiingereza tu.' }];
  expect(listed({ inOtherLanguages })).toMatchObject([{ untranslated: [] }]);
});

test('links to a page are found in the sentences of translations too, but not in its own', () => {
  const text = ['Angalia ', { text: 'sheria', page: 'help/rules' }, '.'];
  const page = { file: 'content/help/rules.ts', page: 'help/rules', content: { name: 'Rules' } };
  const files = [page as unknown as Parameters<typeof linksTo>[1][0]];
  const own = { ...other, english: page.file, texts: { lead: text } };
  const translations = [{ ...other, texts: { lead: text } }, own];
  expect(linksTo(page.file, files, translations)).toMatchObject([
    { file: other.file, field: ['lead', 1, 'page'] },
  ]);
});
