import path from 'node:path';

/** As the formatter writes them: `import`, `export … from`, `import()`, and `import()` as a type. */
const IMPORTS = /\b(?:from |import |import\()'((?:@\/|\.)[^']*)'/g;

/** The files of this project that a module imports, by value or by type, as it writes their names. */
export const importsOf = (file: string, code: string): string[] =>
  Array.from(code.matchAll(IMPORTS), ([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name),
  );
