/** The bundler rules that mark content with its place while editing; for `next.config.mjs`. */
import { pageFolders } from '../../page-folders.mjs';
import { calculating, cutting, translating } from './functions.mjs';

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
