import { readdirSync, readFileSync } from 'node:fs';

const slugOf = (file: string) => file.replace(/\.ts$/, '');

/** Goods in a list cannot be deleted: the usual goods of a route, and those drawn to scale. */
const lists = ['goods-page.ts', ...readdirSync('content/routes').map((file) => `routes/${file}`)]
  .map((file) => readFileSync(`content/${file}`, 'utf8'))
  .join('');

/**
 * The file and the address of some page in a folder of `content/` that no list names: articles and
 * goods come and go.
 */
export function somePage(folder: 'blog' | 'goods') {
  const file = readdirSync(`content/${folder}`).find(
    (name) => !lists.includes(`'${slugOf(name)}'`),
  );
  if (!file) throw new Error(`Lists name every page of content/${folder}`);
  return { file: `content/${folder}/${file}`, path: `/${folder}/${slugOf(file)}` };
}
