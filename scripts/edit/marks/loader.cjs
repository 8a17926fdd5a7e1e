/**
 * Marks content modules while the site is being edited (see `mark.ts`). Next's bundler calls it
 * for each file that `rules` names; it adds to the end of a module and leaves its lines alone.
 */
const path = require('node:path');
const { parse } = require('@babel/parser');

/** The values that a module exports, and its source without the word `export` before them. */
function exportsOf(source, file) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  let bare = source;
  const names = program.body.flatMap((statement) => {
    if (!statement.type.startsWith('Export') || statement.exportKind === 'type') return [];
    const { declaration, start } = statement;
    const declared = declaration?.declarations ?? (declaration?.id ? [declaration] : []);
    if (statement.type !== 'ExportNamedDeclaration' || declared.length === 0)
      throw new Error(`${file}: export each value where it is declared, so that it can be marked`);
    bare = `${bare.slice(0, start)}       ${bare.slice(start + 'export '.length)}`;
    return declared.map(({ id }) => id.name);
  });
  return { names, bare };
}

/** A module whose exports pass through a function of `marks/`. */
const passed = ({ names, bare }, helper, from, each) => `${bare}
import { ${helper} as pass__ } from '@/scripts/edit/marks/${from}';
${names.map((name) => `const ${name}__ = ${each(name)};`).join('\n')}
export { ${names.map((name) => `${name}__ as ${name}`).join(', ')} };
`;

module.exports = function markLoader(source) {
  const resource = this.resourcePath.split(path.sep).join('/');
  const [, file = ''] = /.*\/((?:content|lib)\/.+)$/.exec(resource) ?? [];
  const { wrappers } = this.getOptions();
  const isContent = file.startsWith('content/');
  const wrapper = wrappers[file] ?? wrappers[path.posix.dirname(file)];
  if (!isContent && !wrapper) return source;
  const found = exportsOf(source, file);
  if (found.names.length === 0) return source;
  if (isContent) return passed(found, 'mark', 'mark', (name) => `pass__(${name}, '${file}')`);
  // Constants are exported too, such as a list of units.
  const each = (name) => `typeof ${name} === 'function' ? pass__(${name}) : ${name}`;
  return passed(found, wrapper, 'wrap', each);
};
