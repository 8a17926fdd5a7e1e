/** The bundler rules that mark content with its place; for `next.config.mjs`. */
import { pageFolders } from '../../page-folders.mjs';
import modules from './modules.cjs';

const { cutting, reckoning, showing } = modules;
const content = `content/([a-z]{2}/)?((${pageFolders.join('|')})/)?[\\w-]+\\.ts`;
const functions = [...showing, ...cutting, ...reckoning].map((file) => file.replaceAll('.', '\\.'));
const marked = new RegExp(`(^|/)(${[content, ...functions].join('|')})$`);

export const markRules = {
  '*.ts': { loaders: ['./scripts/edit/marks/loader.cjs'], condition: { path: marked } },
};
