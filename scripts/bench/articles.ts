import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Post } from '../../content/schema/post';
import { codeOf } from '../content-source/code';
import { valueIn } from '../content-source/read';

/** Articles of the site whose bodies the generated ones reuse. */
const MODELS = ['best-shipping-options', 'air-freight-benefits', 'customs-brokerage-guide'];

/** A model under a name of its own. @param number from 0; each is published before the next */
export function numbered(model: Post, number: number): Post {
  const name = `Shipping note ${number + 1}`;
  return {
    ...model,
    name,
    meta: {
      ...model.meta,
      title: `${name}: what to know before you order`,
      description: `${name}, about times by air and by sea, what customs asks for, and how to pay less.`,
    },
    summary: `What to know before you order, with sums you can repeat and a list of the papers: ${name}.`,
    published: new Date(Date.UTC(2020, 0, 1 + (number % 2000))).toISOString().slice(0, 10),
  };
}

/**
 * Adds generated articles to a copy of the site.
 * @param folder its `content/blog`
 */
export function writeArticles(folder: string, count: number): void {
  const models = MODELS.map(
    (slug) => valueIn(readFileSync(path.join(folder, `${slug}.ts`), 'utf8')) as Post,
  );
  for (let number = 0; number < count; number += 1) {
    const article = numbered(models[number % models.length] as Post, number);
    const text = `import type { Post } from '../schema/post';\n\nexport const page: Post = ${codeOf(article)};\n`;
    writeFileSync(path.join(folder, `shipping-note-${number + 1}.ts`), text);
  }
}
