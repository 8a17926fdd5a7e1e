/** @jest-environment node */
import { valueIn } from '@nectarine/edit-mode/source/read';
import type { TranslationFile } from '../content-check/translation-files';
import { listPages } from './page-list';

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

test('a page that says in a language that it is not written in it is not offered there', () => {
  const inOtherLanguages = [{ language: 'sw', text: 'Kwa Kiingereza tu.' }];
  expect(listed({ inOtherLanguages })).toMatchObject([{ untranslated: [] }]);
});
