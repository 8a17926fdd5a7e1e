/**
 * Marks content modules while the site is being edited (see `mark.ts`). Next's bundler calls it
 * for each file that `rules` names; it adds to the end of a module and leaves its lines alone.
 */
const path = require('node:path');

const wrapModule = '@nectarine/edit-mode/marks/wrap';

/** The type that a content module imports. Its schema has the same name: `price` for `Price` or `PriceWords`. */
const typed = /^import type \{ (\w)(\w+?)(?:Words)? \} from '\.\.?\/schema\/([\w-]+)'/m;

const exported = (source) => /^export const (\w+)/m.exec(source)?.[1];

function markContent(source, { file, mark }) {
  const [, first, others, schema] = typed.exec(source) ?? [];
  const name = exported(source);
  if (!schema || !name) return source;
  const written = source.replace(`export const ${name}`, 'const written__');
  return `${written}
import { mark as mark__ } from '${mark}';
import { ${first.toLowerCase()}${others} as schema__ } from '@/content/schema/${schema}';
export const ${name} = mark__(written__, schema__, '${file}');
`;
}

function wrapFunctions(source, wrapper) {
  const names = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const bare = source.replace(/^export function /gm, 'function ');
  const wrapped = names.map((name) => `const ${name}__ = wrap__(${name});`);
  return `${bare}
import { ${wrapper} as wrap__ } from '${wrapModule}';
${wrapped.join('\n')}
export { ${names.map((name) => `${name}__ as ${name}`).join(', ')} };
`;
}

module.exports = function markLoader(source) {
  const resource = this.resourcePath.split(path.sep).join('/');
  const [, file = ''] = /.*\/((?:content|lib)\/.+)$/.exec(resource) ?? [];
  const { mark, wrappers } = this.getOptions();
  return file.startsWith('content/')
    ? markContent(source, { file, mark })
    : wrapFunctions(source, wrappers[file] ?? 'clean');
};
