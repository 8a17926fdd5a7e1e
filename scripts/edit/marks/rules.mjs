/** The bundler rules that mark content with its place while editing; for `next.config.mjs`. */
import { pageFolders } from '../../content-source/page-folders.mjs';

/**
 * The folders of `lib` whose functions pass copy on to pages: its texts keep their place. All others
 * calculate, compare, or write for machines, and get texts without marks: so a component leaves
 * arithmetic with the content to them.
 */
const passing = [
  'browser',
  'collections',
  'facts',
  'forms',
  'goods',
  'landed-cost',
  'languages',
  'links',
  'lists',
  'pages',
  'pictures',
  'price-list',
  'routes',
  'schemas',
  'sections',
  'site',
  'text',
  'ticket',
];

/** Files that differ from the rest of their folder, by what their functions are wrapped in. */
const files = {
  // Calculate, in folders that pass copy on.
  'lib/facts/insurance-facts.ts': 'clean',
  'lib/facts/worked-example.ts': 'clean',
  'lib/format/plain-text.ts': 'clean',
  'lib/landed-cost/enquiry-cost.ts': 'clean',
  'lib/landed-cost/typical.ts': 'clean',
  'lib/links/url-fragment.ts': 'clean',
  'lib/price-list/price-links.ts': 'clean',
  'lib/site/company.ts': 'clean',
  'lib/text/figure-range.ts': 'clean',
  // Pass copy on, in folders that calculate.
  'lib/customs/rates.ts': 'nothing',
  'lib/format/locale.ts': 'nothing',
  'lib/format/locales.ts': 'nothing',
  'lib/price/own-prices.ts': 'nothing',
  // Turn into numbers what has no marks: what a visitor typed, a key, or a hidden field.
  'lib/browser/in-storage.ts': 'nothing',
  'lib/forms/schemas.ts': 'nothing',
  'lib/freight/validate-parcel.ts': 'nothing',
  'lib/landed-cost/enquiry-errors.ts': 'nothing',
  'lib/landed-cost/vehicle-enquiry.ts': 'nothing',
  'lib/languages/translated.ts': 'nothing',
  'lib/price-list/goods-named.ts': 'nothing',
  'lib/schemas/schemas.ts': 'nothing',
  'lib/sections/sections.ts': 'nothing',
  'lib/time/busy-year.ts': 'nothing',
  // Cut a text into pieces: a marked text stays in one piece.
  'lib/format/dates-in-text.ts': 'whole',
  'lib/text/figure-pieces.ts': 'whole',
  'lib/languages/look-up.ts': 'translating',
};

/**
 * What each folder of `lib` and some of its files are wrapped in; all others in `clean`.
 * Functions of `format` put figures into words, which get the place of the figure.
 */
export const wrappers = {
  ...files,
  ...Object.fromEntries(passing.map((folder) => [`lib/${folder}`, 'nothing'])),
  'lib/format': 'keepMark',
};

const content = `content/((${pageFolders.join('|')})/)?[\\w-]+\\.ts`;

export const rules = {
  '*.ts': {
    loaders: [{ loader: './scripts/edit/marks/loader.cjs', options: { wrappers } }],
    condition: { path: new RegExp(`(^|/)(${content}|lib/[\\w-]+/[\\w-]+\\.ts)$`) },
  },
};
