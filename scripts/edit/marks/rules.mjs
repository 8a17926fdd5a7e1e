/** The bundler's rules by which content carries its places; for `next.config.mjs`. */
import modules from './modules.cjs';

const { reckoning, showing } = modules;
const content = 'content/([\\w-]+|(pages|services|routes|help|about|blog)/[\\w-]+)\\.ts';
const functions = [...showing, ...reckoning].map((file) => file.replaceAll('.', '\\.'));
const marked = new RegExp(`(^|/)(${[content, ...functions].join('|')})$`);

export const markRules = {
  '*.ts': { loaders: ['./scripts/edit/marks/loader.cjs'], condition: { path: marked } },
};
