/**
 * Marks content modules while the site is being edited (see `mark.ts`). Next's bundler calls it
 * for each file that `rules` names; it adds to the end of a module and leaves its lines alone.
 */
const path = require('node:path');

function markContent(source, file) {
  const [, name] = /^export const (\w+)/m.exec(source) ?? [];
  if (!name) return source;
  return `${source.replace(`export const ${name}`, 'const written__')}
import { mark as mark__ } from '@/scripts/edit/marks/mark';
export const ${name} = mark__(written__, '${file}');
`;
}

function wrapFunctions(source, wrapper) {
  const names = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const bare = source.replace(/^export function /gm, 'function ');
  const wrapped = names.map((name) => `const ${name}__ = wrap__(${name});`);
  return `${bare}
import { ${wrapper} as wrap__ } from '@/scripts/edit/marks/wrap';
${wrapped.join('\n')}
export { ${names.map((name) => `${name}__ as ${name}`).join(', ')} };
`;
}

module.exports = function markLoader(source) {
  const resource = this.resourcePath.split(path.sep).join('/');
  const [, file = ''] = /.*\/((?:content|lib)\/.+)$/.exec(resource) ?? [];
  const { wrappers } = this.getOptions();
  return file.startsWith('content/')
    ? markContent(source, file)
    : wrapFunctions(source, wrappers[file] ?? 'keepMark');
};
