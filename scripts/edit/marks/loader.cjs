/**
 * Marks content modules while the site is being edited (see `mark.ts`). Next's bundler calls it
 * for each file that `rules` names; it adds to the end of a module and leaves its lines alone.
 */
const path = require('node:path');
const { cutting, showing } = require('./modules.cjs');

const helpers = '@/scripts/edit/marks/mark';

/** A content module names the type that it is of: `Page` is what the schema `page` gives. */
const typed = /^import type \{ (\w)(\w+) \} from '\.\.?\/schema\/([\w-]+)'/m;

function markContent(source, file) {
  const [, first, others, schema] = typed.exec(source) ?? [];
  const [, name] = /^export const (\w+)/m.exec(source) ?? [];
  if (!schema || !name) return source;
  const written = source.replace(`export const ${name}`, 'const written__');
  return `${written}
import { mark as mark__ } from '${helpers}';
import { ${first.toLowerCase()}${others} as schema__ } from '@/content/schema/${schema}';
export const ${name} = mark__(written__, schema__, '${file}');
`;
}

function wrapFunctions(source, file) {
  const wrapper = showing.includes(file) ? 'carry' : cutting.includes(file) ? 'whole' : 'clean';
  const names = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const bare = source.replace(/^export function /gm, 'function ');
  const wrapped = names.map((name) => `const ${name}__ = wrap__(${name});`);
  return `${bare}
import { ${wrapper} as wrap__ } from '${helpers}';
${wrapped.join('\n')}
export { ${names.map((name) => `${name}__ as ${name}`).join(', ')} };
`;
}

module.exports = function markLoader(source) {
  const [, file = ''] =
    /.*\/((?:content|lib)\/.+)$/.exec(this.resourcePath.split(path.sep).join('/')) ?? [];
  return file.startsWith('content/') ? markContent(source, file) : wrapFunctions(source, file);
};
