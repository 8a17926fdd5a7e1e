/** The bundler rules that mark content with its place while editing; for `next.config.mjs`. */
import { pageFolders } from '../../content-source/page-folders.mjs';

/** Functions that cut a text into pieces: a marked text stays in one piece. */
export const cutting = ['lib/format/dates-in-text.ts', 'lib/text/figure-pieces.ts'];

/** Functions that look up the translation of a text. */
export const translating = ['lib/languages/look-up.ts'];

/** Functions that calculate with texts or pass them to machines: they get them without marks. */
export const calculating = [
  'lib/freight/air-freight.ts',
  'lib/money/shillings.ts',
  'lib/links/url-fragment.ts',
  'lib/freight/weighed-parcel.ts',
  'lib/facts/worked-example.ts',
  'lib/landed-cost/enquiry-cost.ts',
  'lib/price/goods-costs.ts',
  'lib/customs/landed-cost.ts',
  'lib/customs/port-storage.ts',
  'lib/customs/vehicle-taxes.ts',
  'lib/maps/route-map.ts',
  'lib/maps/world-map.ts',
  'lib/membership/membership.ts',
  'lib/near-misses/candidates.ts',
  'lib/price/amount.ts',
  'lib/price/own-charges.ts',
  'lib/price/price.ts',
  'lib/search/entries.ts',
  'lib/seo/feed.ts',
  'lib/seo/metadata.ts',
  'lib/seo/sitemap.ts',
  'lib/seo/structured-data.ts',
  'lib/site/company.ts',
  'lib/text/figure-range.ts',
  'lib/format/plain-text.ts',
  'lib/time/time-axis.ts',
];

const content = `content/((${pageFolders.join('|')})/)?[\\w-]+\\.ts`;
const formatting = 'lib/format/(?!locale)\\w+\\.ts';
const others = [...cutting, ...translating, ...calculating].join('|').replaceAll('.', '\\.');

const wrappers = Object.fromEntries([
  ...cutting.map((file) => [file, 'whole']),
  ...translating.map((file) => [file, 'translating']),
  ...calculating.map((file) => [file, 'clean']),
]);

export const rules = {
  '*.ts': {
    loaders: [{ loader: './scripts/edit/marks/loader.cjs', options: { wrappers } }],
    condition: { path: new RegExp(`(^|/)(${content}|${formatting}|${others})$`) },
  },
};
