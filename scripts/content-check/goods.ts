import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { FieldPath, Problem } from '@nectarine/edit-mode/content/problem';
import type { Goods } from '@/content/schema/goods';
import { goods as schema } from '@/content/schema/goods';

type Fault = Omit<Problem, 'file'>;
type GoodsFile = ContentFile & { content: Goods };
type Item = Goods['items'][number];

/** Limits of plausible density, in kilograms per liter of the box: stone and feathers. */
const DENSEST = 2.5;
const LIGHTEST = 0.02;
/** The longest side that fits through the cargo door of an aircraft, in centimeters. */
const LONGEST = 300;
/** Above this ratio of volumetric to actual weight, nobody sends a parcel by air. */
const MOST_VOLUMETRIC = 8;
const CUBIC_CENTIMETERS_PER_KILOGRAM = 5000;

/** Boxes that cannot have this weight, and those that no aircraft takes. */
function boxFaults({ length, width, height, weight, by }: Item, field: FieldPath): Fault[] {
  const sides = [length, width, height].map(Number);
  const volume = sides.reduce((product, side) => product * side, 1);
  const perLiter = (Number(weight) * 1000) / volume;
  const fix = 'check the weight in kilograms and the sides in centimeters';
  const fault = (found: string): Fault[] => [{ field: [...field, 'weight'], found, fix }];
  if (perLiter > DENSEST)
    return fault(`is too much for its box: ${perLiter.toFixed(1)} kg for each liter`);
  if (perLiter < LIGHTEST)
    return fault(`is too little for its box: ${perLiter.toFixed(3)} kg for each liter`);
  if (by !== 'air') return [];
  if (Math.max(...sides) > LONGEST) {
    const found = `is by air, but a side is longer than ${LONGEST} cm`;
    return [{ field: [...field, 'by'], found, fix: 'write "sea", or correct the side' }];
  }
  return volume / CUBIC_CENTIMETERS_PER_KILOGRAM > MOST_VOLUMETRIC * Number(weight)
    ? fault(`is so little that freight is charged for over ${MOST_VOLUMETRIC} times as much`)
    : [];
}

function itemFaults({ items, verdict }: Goods): Fault[] {
  const isGrounded = ['sea-only', 'no'].includes(verdict.air.answer);
  return items.flatMap((item, i) => [
    ...boxFaults(item, ['items', i]),
    ...(isGrounded && item.by === 'air'
      ? [
          {
            field: ['items', i, 'by'],
            found: `is by air, but the verdict by air is "${verdict.air.answer}"`,
            fix: 'write "sea", or change the verdict',
          },
        ]
      : []),
  ]);
}

const isGoods = (file: ContentFile): file is GoodsFile =>
  file.file.startsWith('content/goods/') && schema.safeParse(file.content).success;

/** Goods that a route page lists although nobody sends them by air, so that they have no total. */
function routeFaults({ content }: ContentFile, goods: readonly GoodsFile[]): Fault[] {
  const { typicalGoods } = content as { typicalGoods?: unknown };
  if (!Array.isArray(typicalGoods)) return [];
  return typicalGoods.flatMap((slug: unknown, i) => {
    const listed = goods.find(({ file }) => file === `content/goods/${slug}.ts`);
    if (!listed || listed.content.items.some(({ by }) => by === 'air')) return [];
    const found = `"${slug}" has no item by air`;
    return [{ field: ['typicalGoods', i], found, fix: 'name goods that fly' }];
  });
}

/** Implausible goods, and goods that do not fit where they are listed. Skips misshapen files. */
export function faultyGoods(files: readonly ContentFile[]): Problem[] {
  const goods = files.filter(isGoods);
  const routes = files.filter(({ file }) => file.startsWith('content/routes/'));
  return [
    ...goods.map((one) => ({ file: one.file, faults: itemFaults(one.content) })),
    ...routes.map((one) => ({ file: one.file, faults: routeFaults(one, goods) })),
  ].flatMap(({ file, faults }) => faults.map((fault) => ({ file, ...fault })));
}
