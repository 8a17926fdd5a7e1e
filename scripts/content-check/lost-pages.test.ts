/** @jest-environment node */
import { parseCatalogue, setTranslation } from '../content-source/catalogue';
import { lostAddresses } from './lost-pages';

const site = (pages: Record<string, string>) => {
  const sw = parseCatalogue('');
  for (const [page, own] of Object.entries(pages)) setTranslation(sw, { msgid: `/${page}` }, own);
  return { files: Object.keys(pages).map((page) => `content/${page}.ts`), catalogues: { sw } };
};
const before = site({ 'help/faq': '/msaada/maswali /maswali', 'help/rules': '/msaada/sheria' });

test.each<[string, Record<string, string>, string[], string[]]>([
  ['nothing', { 'help/faq': '/maswali /msaada/maswali', 'help/rules': '/msaada/sheria' }, [], []],
  [
    'the translations of all pages',
    { 'help/faq': '', 'help/rules': '' },
    [],
    ['no longer has /sw/msaada/maswali, /sw/maswali, /sw/msaada/sheria, which the public site has'],
  ],
  [
    'a page',
    { 'help/faq': '/maswali /msaada/maswali' },
    [],
    ['no longer has /help/rules', 'no longer has /sw/msaada/sheria'],
  ],
  [
    'a page that is redirected',
    { 'help/faq': '/maswali /msaada/maswali' },
    ['/help/rules', '/sw/msaada/sheria'],
    [],
  ],
])('without %s', (_, pages, redirected, expected) => {
  const found = lostAddresses(before, site(pages), redirected).map((problem) => problem.found);
  expect(found).toEqual(expected.map((text) => expect.stringContaining(text)));
});
