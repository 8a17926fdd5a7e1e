/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Goods } from './schema/goods';

const folder = path.join(__dirname, 'goods');

/** All kinds of goods by their file names. */
async function readGoods(): Promise<[slug: string, goods: Goods][]> {
  const slugs = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  return Promise.all(
    slugs.map(async (slug): Promise<[string, Goods]> => {
      const { page } = (await import(path.join(folder, slug))) as { page: Goods };
      return [slug, page];
    }),
  );
}

let all: [string, Goods][] = [];
beforeAll(async () => {
  all = await readGoods();
});

test('covers the commonly ordered kinds of goods', () => {
  expect(all.length).toBeGreaterThanOrEqual(36);
});

test('titles, descriptions and names are unique', () => {
  const texts = all.flatMap(([, { name, meta }]) => [name, meta.title, meta.description]);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

test.each([
  ['perfume', 'perfume'],
  ['laptop', 'laptops'],
  ['simu', 'smartphones'],
  ['nguo', 'clothes'],
  ['vipodozi', 'cosmetics'],
  ['mitumba', 'second-hand-clothes'],
  ['gari', 'cars'],
])('"%s" finds %s', (word, slug) => {
  const [, goods] = all.find(([name]) => name === slug) ?? [];
  expect([...(goods?.searchWords.english ?? []), ...(goods?.searchWords.swahili ?? [])]).toContain(
    word,
  );
});
