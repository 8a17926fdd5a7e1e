/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { customs } from './customs';
import { type Goods, goods as schema } from './schema/goods';

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

const volumeOf = ({ length, width, height }: Goods['items'][number]) =>
  Number(length) * Number(width) * Number(height);

let all: [string, Goods][] = [];
beforeAll(async () => {
  all = await readGoods();
});

/** What is wrong, one line for each fault, over all goods. */
const faults = (check: (goods: Goods, slug: string) => readonly string[]) =>
  all.flatMap(([slug, goods]) => check(goods, slug).map((fault) => `${slug}: ${fault}`));

test('there are the kinds that people order', () => {
  expect(all.length).toBeGreaterThanOrEqual(36);
});

test('each file has the shape of the schema', () => {
  const found = faults((goods) =>
    (schema.safeParse(goods).error?.issues ?? []).map(
      ({ path: field, message }) => `${field.join('.')}: ${message}`,
    ),
  );
  expect(found).toEqual([]);
});

test('each band, excise entry and relief is in the customs content', () => {
  const { schedules, reliefs } = customs;
  const missing = (ids: readonly string[], known: readonly { id: string }[]) =>
    ids.filter((id) => !known.some((entry) => entry.id === id));
  const found = faults(({ tariff, items }) => [
    ...missing([tariff.duty], schedules.duty),
    ...missing(tariff.excise ?? [], schedules.excise),
    ...missing(
      items.flatMap(({ excise }) => excise ?? []),
      schedules.excise,
    ),
    ...missing(tariff.industrial ? [tariff.industrial] : [], schedules.industrial),
    ...missing(tariff.reliefs ?? [], reliefs),
  ]);
  expect(found).toEqual([]);
});

test('no box is heavier than stone or lighter than feathers', () => {
  const found = faults(({ items }) =>
    items.flatMap((item) => {
      const perLiter = (Number(item.weight) * 1000) / volumeOf(item);
      return perLiter > 2.5 || perLiter < 0.02 ? [`${item.name}: ${perLiter.toFixed(2)} kg/l`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('what flies fits through the door of a freighter and is not charged out of proportion', () => {
  const found = faults(({ items }) =>
    items
      .filter(({ by }) => by === 'air')
      .filter((item) => {
        const volumetric = volumeOf(item) / 5000;
        const longest = Math.max(Number(item.length), Number(item.width), Number(item.height));
        return longest > 300 || volumetric > 8 * Number(item.weight);
      })
      .map(({ name }) => name),
  );
  expect(found).toEqual([]);
});

test('a thing that may not fly is not shown by air', () => {
  const grounded = (goods: Goods) => ['sea-only', 'no'].includes(goods.verdict.air.answer);
  const found = faults((goods) =>
    grounded(goods)
      ? goods.items.filter(({ by }) => by === 'air').map(({ name }) => `${name} by air`)
      : [],
  );
  expect(found).toEqual([]);
});

test('no sentence stands with two kinds of goods', () => {
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

test('titles, descriptions and names are each used once', () => {
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
])('"%s" is a word by which %s is found', (word, slug) => {
  const [, goods] = all.find(([name]) => name === slug) ?? [];
  expect([...(goods?.searchWords.english ?? []), ...(goods?.searchWords.swahili ?? [])]).toContain(
    word,
  );
});
