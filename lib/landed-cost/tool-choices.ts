import type { ScheduleEntry, Way } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import { onlyRates } from '@/lib/landed-cost/customs-rates';
import { tariffOf } from '@/lib/price/goods-costs';
import { fill } from '@/lib/text/fill';
import { BAND_PREFIX, type GoodsChoice } from './enquiry';

type GoodsFile = { slug: string; page: Goods };

type ChoiceWords = { readonly item: string };

/**
 * Everything that can be chosen, as small as the tool needs it: goods by name, then the duty bands.
 * Goods whose items have rates or reliefs of their own are listed item by item: the first has the
 * slug as its id, the second `cars.2`. Goods that are never carried are left out.
 */
export function toolChoices(
  files: readonly GoodsFile[],
  bands: readonly ScheduleEntry[],
  words: ChoiceWords,
): GoodsChoice[] {
  const goods = files
    .filter(({ page }) => page.items.length > 0)
    .toSorted((a, b) => a.page.name.localeCompare(b.page.name))
    .flatMap((file) => choicesOf(file, words));
  return [
    ...goods,
    ...bands.map(({ id, name, goods: examples }) => ({
      id: BAND_PREFIX + id,
      name: `${name}: ${examples}`,
      tariff: { duty: id },
    })),
  ];
}

/** The id of an item of goods by its place, from 0: `cars`, `cars.2`. */
export const itemId = (slug: string, place: number) =>
  place === 0 ? slug : `${slug}.${place + 1}`;

function choicesOf({ slug, page }: GoodsFile, words: ChoiceWords): GoodsChoice[] {
  const { name, items, tariff, notIncluded } = page;
  const refused = refusedWay(page);
  const dependsOnItem = items.some(
    ({ duty, excise, reliefs, unit }) => duty ?? excise ?? reliefs ?? unit,
  );
  const typical = ({ by, value, weight, length, width, height }: Goods['items'][number]) => ({
    by,
    value,
    parcel: { weight, length, width, height },
  });
  if (!dependsOnItem) {
    const [first] = items;
    const rates = onlyRates(tariff);
    return [
      { id: slug, name, tariff: rates, typical: first && typical(first), refused, notIncluded },
    ];
  }
  return items.map((item, i) => ({
    id: itemId(slug, i),
    name: fill(words.item, { goods: name, item: item.kind ?? item.name }),
    tariff: onlyRates(tariffOf(tariff, item)),
    unit: item.unit,
    typical: typical(item),
    refused,
    notIncluded,
  }));
}

function refusedWay({ verdict }: Pick<Goods, 'verdict'>): Way | undefined {
  if (['no', 'sea-only'].includes(verdict.air.answer)) return 'air';
  return verdict.sea.answer === 'no' ? 'sea' : undefined;
}
