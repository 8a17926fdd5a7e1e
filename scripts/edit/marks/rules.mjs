/** The bundler rules that mark content with its place while editing; for `next.config.mjs`. */
import { pageFolders } from '../../page-folders.mjs';
import { calculating, cutting, showing, translating } from './functions.mjs';

const content = `content/((${pageFolders.join('|')})/)?[\\w-]+\\.ts`;
const functions = [...showing, ...cutting, ...translating, ...calculating];
const files = [content, ...functions.map((file) => file.replaceAll('.', '\\.'))];

const wrappers = Object.fromEntries([
  ...showing.map((file) => [file, 'keepMark']),
  ...cutting.map((file) => [file, 'whole']),
  ...translating.map((file) => [file, 'translating']),
]);

export const rules = {
  '*.ts': {
    loaders: [{ loader: './scripts/edit/marks/loader.cjs', options: { wrappers } }],
    condition: { path: new RegExp(`(^|/)(${files.join('|')})$`) },
  },
};
