import { readdirSync } from 'node:fs';

/** The file and the address of some page in a folder of `content/`: articles and goods come and go. */
export function somePage(folder: 'blog' | 'goods') {
  const [first = ''] = readdirSync(`content/${folder}`);
  return { file: `content/${folder}/${first}`, path: `/${folder}/${first.replace(/\.ts$/, '')}` };
}
