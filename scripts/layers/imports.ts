import path from 'node:path';
import { parse } from '@babel/parser';

type Node = { type: string; [part: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What a node imports: `import`, `export … from`, `import()`, and `import()` as a type. */
function specifierIn({ type, source, argument }: Node): string | undefined {
  const from = type === 'TSImportType' ? argument : source;
  return isNode(from) && typeof from.value === 'string' ? from.value : undefined;
}

function specifiersIn(node: Node): string[] {
  const own = specifierIn(node);
  const inner = Object.values(node).flat().filter(isNode).flatMap(specifiersIn);
  return own === undefined ? inner : [own, ...inner];
}

/** The files of this project that a module imports, by value or by type, as it writes their names. */
export function importsOf(file: string, code: string): string[] {
  const { program } = parse(code, {
    sourceType: 'module',
    createImportExpressions: true,
    plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
  });
  return specifiersIn(program as unknown as Node).flatMap((specifier) => {
    if (specifier.startsWith('@/')) return [specifier.slice(2)];
    return specifier.startsWith('.') ? [path.posix.join(path.posix.dirname(file), specifier)] : [];
  });
}
