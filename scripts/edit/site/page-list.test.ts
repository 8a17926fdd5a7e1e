/** @jest-environment node */
import { z } from 'zod';
import { newCatalogue, setTranslation } from '../../translations/catalogue';
import { listPages } from './page-list';

const listed = (section: object, translations: Readonly<Record<string, string>> = {}) => {
  const content = { name: 'Rules', sections: [{ kind: 'document', ...section }] };
  const page = { file: 'content/help/rules.ts', page: 'help/rules', content, schema };
  const catalogue = newCatalogue('sw');
  for (const [msgid, text] of Object.entries(translations))
    setTranslation(catalogue, { msgid }, text);
  const files = [page as unknown as Parameters<typeof listPages>[0][0]];
  return listPages(files, { sw: catalogue }).map(({ translations }) => translations);
};

const schema = z.object({ name: z.string(), sections: z.array(z.object({ kind: z.string() })) });
const file = 'content/sw/help/rules.ts';

test('a page can be written in another language, below the address of the English one', () => {
  const path = '/sw/help/rules';
  expect(listed({})).toEqual([[{ file, path, language: 'sw', left: 3 }]]);
});

test('with its name and address, visitors get it', () => {
  const path = '/sw/msaada/sheria';
  const translations = { Rules: 'Sheria', '/help/rules': '/msaada/sheria /msaada/kanuni' };
  expect(listed({}, translations)).toEqual([[{ file, path, language: 'sw', left: 0 }]]);
});

test('a page is not offered in a language in which it has a note that it is in English only', () => {
  const inOtherLanguages = [{ language: 'sw', text: 'Kwa Kiingereza tu.' }];
  expect(listed({ inOtherLanguages })).toEqual([[]]);
});
