/** The bundler rules that mark content with its place; for `next.config.mjs`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Turbopack takes paths relative to the project, in which it runs, with slashes. */
const loader = path.relative(process.cwd(), fileURLToPath(new URL('loader.cjs', import.meta.url)));
const loaderPath = `./${loader.split(path.sep).join('/')}`;

/**
 * @param {{
 *   mark: string,
 *   folders: readonly string[],
 *   functions: Record<'showing' | 'cutting' | 'translating' | 'calculating', readonly string[]>,
 * }} site
 *   `mark`: the module that exports the function of `createMark`, as content would import it.
 *   `folders`: those of `content/` with pages. `functions`: modules that work with texts of content:
 *   they put a figure into words, cut a text into pieces, look up its translation, or
 *   calculate.
 */
export function markRules({ mark, folders, functions }) {
  const content = `content/((${folders.join('|')})/)?[\\w-]+\\.ts`;
  const others = Object.values(functions).flat();
  const files = [content, ...others.map((file) => file.replaceAll('.', '\\.'))];
  const { showing, cutting, translating } = functions;
  const wrappers = Object.fromEntries([
    ...showing.map((file) => [file, 'keepMark']),
    ...cutting.map((file) => [file, 'whole']),
    ...translating.map((file) => [file, 'translating']),
  ]);
  return {
    '*.ts': {
      loaders: [{ loader: loaderPath, options: { mark, wrappers } }],
      condition: { path: new RegExp(`(^|/)(${files.join('|')})$`) },
    },
  };
}
