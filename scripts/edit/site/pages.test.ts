import { z } from 'zod';
import { parseCatalogue, setTranslation } from '../../content-source/catalogue';
import type { ContentFile } from '../../content-source/content-file';
import { readSource, valueIn } from '../../content-source/read';
import { listPages, movedPage, relinkedTexts } from './pages';

const schema = z.object({ name: z.string(), sections: z.array(z.object({ kind: z.string() })) });

const page = (id: string, content: object): ContentFile => {
  const source = readSource(`export const page = ${JSON.stringify(content)};\n`);
  return { file: `content/${id}.ts`, page: id, schema, content, source };
};

const translationsOf = (section: object, texts: Readonly<Record<string, string>> = {}) => {
  const rules = page('help/rules', { name: 'Rules', sections: [{ kind: 'document', ...section }] });
  const catalogue = parseCatalogue('');
  for (const [msgid, text] of Object.entries(texts)) setTranslation(catalogue, { msgid }, text);
  return listPages([rules], { sw: catalogue }).map(({ translations }) => translations);
};

const file = 'content/sw/help/rules.ts';

test('a page can be written in another language, below the address of the English one', () => {
  const path = '/sw/help/rules';
  expect(translationsOf({})).toEqual([[{ file, path, language: 'sw', left: 3 }]]);
});

test('with its name and address, visitors get it', () => {
  const path = '/sw/msaada/sheria';
  const texts = { Rules: 'Sheria', '/help/rules': '/msaada/sheria /msaada/kanuni' };
  expect(translationsOf({}, texts)).toEqual([[{ file, path, language: 'sw', left: 0 }]]);
});

test('a page is not offered in a language in which it has a note that it is in English only', () => {
  const inOtherLanguages = [{ language: 'sw', text: 'Kwa Kiingereza tu.' }];
  expect(translationsOf({ inOtherLanguages })).toEqual([[]]);
});

test('links to a deleted page lead to another one, and lists of origins lose it', () => {
  const links = page('help/a', {
    actions: [
      { label: 'Go', page: 'routes/uk', fragment: 'times' },
      { label: 'Ask', page: 'contact' },
    ],
    board: { origins: ['usa', 'uk'] },
    text: '[Here](routes/uk#times), [there](routes/uk) or [ask](contact).',
  });
  const other = page('help/b', { text: '[Ask](contact)' });
  const texts = relinkedTexts([links, other], page('routes/uk', {}), 'shipping-routes');
  expect(Object.keys(texts)).toEqual([links.file]);
  expect(valueIn(texts[links.file] ?? '')).toEqual({
    actions: [
      { label: 'Go', page: 'shipping-routes' },
      { label: 'Ask', page: 'contact' },
    ],
    board: { origins: ['usa'] },
    text: '[Here](shipping-routes), [there](shipping-routes) or [ask](contact).',
  });
});

test.each<[string, -1 | 1, Record<string, number>]>([
  ['b', -1, { 'content/services/b.ts': 1, 'content/services/a.ts': 4 }],
  ['b', 1, { 'content/services/b.ts': 7, 'content/services/c.ts': 4 }],
  ['a', -1, {}],
])('page %s changes places with its neighbor, if there is one', (name, by, expected) => {
  const orders = { a: 1, b: 4, c: 7 };
  const services = Object.entries(orders).map(([id, order]) =>
    page(`services/${id}`, { listing: { order } }),
  );
  const texts = Object.entries(movedPage(services, `content/services/${name}.ts`, by));
  const moved = texts.map(([at, text]) => [at, valueIn(text, ['listing', 'order'])]);
  expect(Object.fromEntries(moved)).toEqual(expected);
});
