/**
 * Marks content modules while the site is being edited (see `mark.ts`). Next's bundler calls it
 * for each file that `rules` names; it adds to the end of a module and leaves its lines alone.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');

const wrappers = '@nectarine/edit-mode/marks/wrap';

/** The type that a content module imports. Its schema has the same name: `page` for `Page`. */
const typed = /^import type \{ (\w)(\w+) \} from '\.\.?\/schema\/([\w-]+)'/m;

/** A file with texts of another language; the English file has no such folder. */
const translation = /(^|\/)content\/[a-z]{2}\//;

const englishOf = (file) => file.replace(translation, '$1content/');

const exported = (source) => /^export const (\w+)/m.exec(source)?.[1];

/** @param english for a translation: the source of its English file, whose schema it follows */
function markContent(source, { file, english, mark }) {
  const [, first, others, schema] = typed.exec(english ?? source) ?? [];
  const name = exported(source);
  if (!schema || !name) return source;
  const written = source.replace(`export const ${name}`, 'const written__');
  const model = english && [exported(english), englishOf(file).replace(/\.ts$/, '')];
  return `${written}
import { mark as mark__ } from '${mark}';
import { ${first.toLowerCase()}${others} as schema__ } from '@/content/schema/${schema}';
${model ? `import { ${model[0]} as english__ } from '@/${model[1]}';` : ''}
export const ${name} = mark__(written__, schema__, '${file}'${model ? ', english__' : ''});
`;
}

function wrapFunctions(source, { file, showing, cutting }) {
  const wrapper = showing.includes(file) ? 'carry' : cutting.includes(file) ? 'whole' : 'clean';
  const names = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const bare = source.replace(/^export function /gm, 'function ');
  const wrapped = names.map((name) => `const ${name}__ = wrap__(${name});`);
  return `${bare}
import { ${wrapper} as wrap__ } from '${wrappers}';
${wrapped.join('\n')}
export { ${names.map((name) => `${name}__ as ${name}`).join(', ')} };
`;
}

module.exports = function markLoader(source) {
  const resource = this.resourcePath.split(path.sep).join('/');
  const [, file = ''] = /.*\/((?:content|lib)\/.+)$/.exec(resource) ?? [];
  const { mark, showing, cutting } = this.getOptions();
  if (!file.startsWith('content/')) return wrapFunctions(source, { file, showing, cutting });
  if (!translation.test(file)) return markContent(source, { file, mark });
  const english = readFileSync(englishOf(resource), 'utf8');
  return markContent(source, { file, english, mark });
};
