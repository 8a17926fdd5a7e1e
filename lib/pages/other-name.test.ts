/** @jest-environment node */
import { english } from '@/content/languages/english';
import type { Texts } from '@/content/schema/translation';
import { sitesOf } from '@/lib/site/sites';
import { otherName } from './other-name';

const texts = {
  language: 'sw',
  languageName: 'Kiswahili',
  collections: {
    goods: { perfume: { address: 'bidhaa/manukato', english: '', name: 'Manukato' } },
  },
} as unknown as Texts;

test('goods have their Swahili name on English pages, and their English one on Swahili pages', () => {
  const names = sitesOf({ original: english, translations: [texts] }).flatMap((site) =>
    site
      .pagesIn('goods')
      .filter(({ slug }) => slug === 'perfume')
      .map((entry) => [entry.page.name, otherName(entry, site)]),
  );
  expect(names).toEqual([
    ['Perfume', { text: 'Manukato', language: 'sw' }],
    ['Manukato', { text: 'Perfume', language: 'en' }],
  ]);
});
