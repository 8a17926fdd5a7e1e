import path from 'node:path';

/** As the formatter writes them: `import`, `export … from`, `import()`, and `import()` as a type. */
const IMPORTS = /\b(?:from |import |import\()'((?:@\/|\.)[^']*)'/g;

/** The files of this project that a module imports, by value or by type, as it writes their names. */
export const importsOf = (file: string, code: string): string[] =>
  Array.from(code.matchAll(IMPORTS), ([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name),
  );

/** A file, and the files that it imports, from the project's root. */
type Module = { readonly file: string; readonly imports: readonly string[] };

/** The layer of a tree that a file belongs to: `.` for one directly in it, undefined outside. */
function layerOf(file: string, tree: string): string | undefined {
  const start = tree === '.' ? '' : `${tree}/`;
  if (!file.startsWith(start)) return undefined;
  const [folder = '', ...inside] = file.slice(start.length).split('/');
  return inside.length > 0 ? folder : '.';
}

/** Imports that go up, and folders that the list lacks or has in vain. */
export function faultsOf(
  tree: string,
  order: readonly string[],
  modules: readonly Module[],
): string[] {
  const inTree = modules.flatMap(({ file, imports }) => {
    const layer = layerOf(file, tree);
    return layer === undefined ? [] : [{ file, layer, imports }];
  });
  const present = new Set(inTree.map(({ layer }) => layer));
  const unlisted = [...present].filter((layer) => !order.includes(layer));
  const vain = order.filter((layer) => !present.has(layer));
  const listed = inTree.filter(({ layer }) => order.includes(layer));
  const upward = listed.flatMap(({ file, layer, imports }) =>
    imports
      .filter((to) => order.indexOf(layerOf(to, tree) ?? '') > order.indexOf(layer))
      .map((to) => `${file} › imports: ${to} is in a layer above it; move what both need below`),
  );
  return [
    ...unlisted.map((layer) => `${tree}/${layer} › layers: is not listed; add it to layers.ts`),
    ...vain.map((layer) => `${tree}/${layer} › layers: has no files; delete it from layers.ts`),
    ...upward,
  ];
}
