/** @jest-environment node */

import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { page as laptops } from '@/content/goods/laptops';
import type { Goods } from '@/content/schema/goods';
import { goods as schema } from '@/content/schema/goods';
import { explain } from './explain';
import { route } from './fixtures/route';
import { faultyGoods } from './goods';
import { problemLine } from './problem-line';

const [item] = laptops.items;
if (!item) throw new Error('laptops have no item');

const goodsFile = (content: Goods): ContentFile => ({
  file: 'content/goods/laptops.ts',
  page: 'goods/laptops',
  schema,
  content,
});
const check = (...files: ContentFile[]) => faultyGoods(files).map(problemLine);
const changed = (change: Partial<Goods>) => check(goodsFile({ ...laptops, ...change }));
const withItem = (change: Partial<Goods['items'][number]>) =>
  changed({ items: [{ ...item, ...change }, item] });

test('valid goods have no problems', () => {
  expect(check(goodsFile(laptops))).toEqual([]);
});

test.each<[string, string[], string]>([
  [
    'an item heavier than its box can hold',
    withItem({ weight: '280' }),
    'items[0].weight: is too much for its box: 23.3 kg for each liter',
  ],
  [
    'an item too light for its box',
    withItem({ weight: '0.1' }),
    'items[0].weight: is too little for its box',
  ],
  [
    'a box too long for an aircraft',
    withItem({ length: '310', weight: '90' }),
    'items[0].by: is by air, but a side is longer than 300 cm',
  ],
  [
    'a box whose size is charged out of proportion',
    withItem({ length: '100', width: '100', height: '50', weight: '11' }),
    'items[0].weight: is so little that freight is charged for over 8 times as much',
  ],
  [
    'an item by air of goods that may not fly',
    changed({
      verdict: {
        ...laptops.verdict,
        air: { answer: 'no', reason: 'Their batteries burn in the hold.' },
      },
    }),
    'items[0].by: is by air, but the verdict by air is "no"',
  ],
])('reports %s', (_, problems, expected) => {
  expect(problems.join('\n')).toContain(expected);
});

test('reports a verdict without a reason', () => {
  const air = { answer: 'yes' };
  const [problem] = explain(schema, { ...laptops, verdict: { ...laptops.verdict, air } });
  expect(problem?.field).toEqual(['verdict', 'air', 'reason']);
});

test('reports a route page that lists goods without an item by air', async () => {
  const { page: cars } = await import('@/content/goods/cars');
  const routeFile = {
    file: 'content/routes/uk.ts',
    page: 'routes/uk',
    schema,
    content: { ...route, typicalGoods: ['laptops', 'cars'] },
  };
  const carsFile = { ...goodsFile(cars), file: 'content/goods/cars.ts', page: 'goods/cars' };
  expect(check(goodsFile(laptops), carsFile, routeFile)).toEqual([
    expect.stringContaining('typicalGoods[1]: "cars" has no item by air'),
  ]);
});
