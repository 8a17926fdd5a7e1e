import type { Goods } from '@/content/schema/goods';
import { goods as schema } from '@/content/schema/goods';
import { suggestion } from '../text/nearest';
import type { ContentFile } from './content-file';
import type { FieldPath, Problem } from './problem';

type Fault = Omit<Problem, 'file'>;
type Entries = readonly { id?: unknown }[];
type CustomsContent = { schedules?: Record<string, Entries>; reliefs?: Entries };
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

/** Ids that name no entry of `content/customs.ts`. */
function unknownEntries(
  names: readonly string[],
  field: FieldPath,
  [list, entries]: readonly [string, Entries],
): Fault[] {
  const known = entries.map(({ id }) => String(id));
  return names.flatMap((name, i) => {
    if (known.includes(name)) return [];
    return [
      {
        field: names.length > 1 ? [...field, i] : field,
        found: `there is no ${list} "${name}" in content/customs.ts`,
        fix: suggestion(name, known),
      },
    ];
  });
}

function tariffFaults({ tariff, items }: Goods, { schedules = {}, reliefs = [] }: CustomsContent) {
  const duty = ['duty band', schedules.duty ?? []] as const;
  const excise = ['excise entry', schedules.excise ?? []] as const;
  const industrial = ['industrial levy entry', schedules.industrial ?? []] as const;
  return [
    ...unknownEntries([tariff.duty], ['tariff', 'duty'], duty),
    ...unknownEntries(tariff.excise ?? [], ['tariff', 'excise'], excise),
    ...unknownEntries(
      tariff.industrial ? [tariff.industrial] : [],
      ['tariff', 'industrial'],
      industrial,
    ),
    ...unknownEntries(tariff.reliefs ?? [], ['tariff', 'reliefs'], ['relief', reliefs]),
    ...items.flatMap((item, i) =>
      unknownEntries(item.excise ?? [], ['items', i, 'excise'], excise),
    ),
  ];
}

/** Boxes that cannot have this weight, and those that no aircraft takes. */
function boxFaults({ length, width, height, weight, by }: Item, field: FieldPath): Fault[] {
  const sides = [length, width, height].map(Number);
  const volume = sides.reduce((product, side) => product * side, 1);
  const perLiter = (Number(weight) * 1000) / volume;
  const fix = 'check the weight in kilograms and the sides in centimeters';
  const fault = (found: string): Fault[] => [{ field: [...field, 'weight'], found, fix }];
  if (perLiter > DENSEST)
    return fault(`is more than its box can hold: ${perLiter.toFixed(1)} kg for each liter`);
  if (perLiter < LIGHTEST)
    return fault(`is next to nothing for its box: ${perLiter.toFixed(3)} kg for each liter`);
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

/** Goods that a route page lists and that cannot be worked out by air. */
function routeFaults({ content }: ContentFile, goods: readonly GoodsFile[]): Fault[] {
  const { typicalGoods } = content as { typicalGoods?: unknown };
  // Some checks get a few files only, without the goods.
  if (!Array.isArray(typicalGoods) || goods.length === 0) return [];
  return typicalGoods.flatMap((slug: unknown, i) => {
    const field = ['typicalGoods', i];
    const listed = goods.find(({ file }) => file === `content/goods/${slug}.ts`);
    if (listed?.content.items.some(({ by }) => by === 'air')) return [];
    if (listed)
      return [{ field, found: `"${slug}" has no item by air`, fix: 'name goods that fly' }];
    const known = goods.map(({ page }) => String(page?.split('/')[1]));
    const fix = suggestion(String(slug), known, 'name a file in content/goods');
    return [{ field, found: `there is no file content/goods/${slug}.ts`, fix }];
  });
}

/** A duty band of the drawn example that does not exist. */
function exampleFaults(files: readonly ContentFile[], { schedules }: CustomsContent): Problem[] {
  const file = 'content/landed-cost.ts';
  const { duty } = (files.find((other) => other.file === file)?.content ?? {}) as {
    duty?: unknown;
  };
  if (typeof duty !== 'string' || !schedules) return [];
  return unknownEntries([duty], ['duty'], ['duty band', schedules.duty ?? []]).map((fault) => ({
    file,
    ...fault,
  }));
}

/**
 * What is wrong with goods, and with the example of a total, beyond the shape of their files. Files of
 * another shape are left out.
 */
export function faultyGoods(files: readonly ContentFile[]): Problem[] {
  const customs = files.find(({ file }) => file === 'content/customs.ts')?.content ?? {};
  const goods = files.filter(isGoods);
  const ofGoods = goods.flatMap(({ file, content }) =>
    [...tariffFaults(content, customs), ...itemFaults(content)].map((fault) => ({
      file,
      ...fault,
    })),
  );
  const ofRoutes = files
    .filter(({ file }) => file.startsWith('content/routes/'))
    .flatMap((file) => routeFaults(file, goods).map((fault) => ({ file: file.file, ...fault })));
  return [...ofGoods, ...ofRoutes, ...exampleFaults(files, customs)];
}
