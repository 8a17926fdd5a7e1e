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

/** Every text of a kind of goods that visitors read as prose, one sentence each. */
function sentencesOf(goods: Goods) {
  const { lead, verdict, papers, packing, instead = [], tariff, goesWrong, questions } = goods;
  const texts = [
    lead,
    verdict.air.reason,
    verdict.sea.reason,
    ...papers.map(({ text }) => text),
    ...packing,
    ...instead,
    tariff.note,
    ...goesWrong,
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ];
  return texts.flatMap((text) => text.split(/(?<=[.?!])\s+/));
}

let all: [string, Goods][] = [];
beforeAll(async () => {
  all = await readGoods();
});

/** What is wrong, one line for each fault, over all goods. */
const faults = (check: (goods: Goods, slug: string) => readonly string[]) =>
  all.flatMap(([slug, goods]) => check(goods, slug).map((fault) => `${slug}: ${fault}`));

test('covers the commonly ordered kinds of goods', () => {
  expect(all.length).toBeGreaterThanOrEqual(36);
});

test('no two kinds of goods share a sentence', () => {
  const seen = new Map<string, string>();
  const found = faults((goods, slug) =>
    sentencesOf(goods).flatMap((sentence) => {
      const key = sentence.toLowerCase().replace(/[^a-z0-9 ]/g, '');
      // A bare "Yes" or "No" opens many answers.
      if (key.split(' ').length < 4) return [];
      const before = seen.get(key);
      seen.set(key, slug);
      return before ? [`"${sentence}" stands in ${before} too`] : [];
    }),
  );
  expect(found).toEqual([]);
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
