/** The bundler rules that mark content with its place while editing; for `next.config.mjs`. */
import { pageFolders } from '../../content-source/page-folders.mjs';

/**
 * The folders of `lib` that calculate, compare, or write for machines: they get texts without marks,
 * and return none. All others pass copy on to pages, with its marks; where they need a number, they
 * ask `lib/money`.
 */
const calculating = [
  'addresses',
  'company',
  'customs',
  'freight',
  'insurance',
  'maps',
  'membership',
  'money',
  'near-misses',
  'price',
  'reading',
  'search',
  'seo',
  'time',
];

/** By folder or file of `lib`, the function of `wrap.ts` that its functions are wrapped in. */
export const wrappers = {
  ...Object.fromEntries(calculating.map((folder) => [`lib/${folder}`, 'clean'])),
  // Puts figures into words, which get the place of the figure.
  'lib/format': 'keepMark',
  // A translation gets a place of its own.
  'lib/languages/look-up.ts': 'translating',
};

const content = `content/((${pageFolders.join('|')})/)?[\\w-]+\\.ts`;

export const rules = {
  '*.ts': {
    loaders: [{ loader: './scripts/edit/marks/loader.cjs', options: { wrappers } }],
    condition: { path: new RegExp(`(^|/)(${content}|lib/[\\w-]+/[\\w-]+\\.ts)$`) },
  },
};
