import type { Customs } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { Route } from '@/content/schema/route';
import type { Tariff } from '@/lib/customs/landed-cost';
import { type Priced, priceTerms, seaPriceFrom } from '@/lib/own-prices/own-prices';
import { type Price, priceOf } from '@/lib/price/price';

export type TypicalItem = Goods['items'][number];

export type OriginCost = Price & { readonly slug: string };

/** What an item is charged as: the tariff of its goods, with rates and reliefs of its own, if any. */
export const tariffOf = (
  tariff: Goods['tariff'],
  { duty, excise, reliefs }: Pick<TypicalItem, 'duty' | 'excise' | 'reliefs'>,
): Tariff => ({
  ...tariff,
  duty: duty ?? tariff.duty,
  excise: excise ?? tariff.excise,
  reliefs: reliefs ?? tariff.reliefs,
});

type Origin = { slug: string; page: Pick<Route, 'rate'> };

/** By air or by sea, as the item is usually sent, from each origin, cheapest first. */
export function costsFrom(
  item: TypicalItem,
  tariff: Goods['tariff'],
  origins: readonly Origin[],
  site: Priced,
): OriginCost[] {
  const thing = { ...item, parcel: item, tariff: tariffOf(tariff, item) };
  const terms = priceTerms(site);
  return origins
    .map(({ slug, page: { rate } }) => {
      const sea = seaPriceFrom(site, slug);
      return { slug, ...priceOf({ ...thing, rate, sea }, terms) };
    })
    .toSorted((a, b) => a.total - b.total);
}

export function costBeforeFreight(item: TypicalItem, tariff: Goods['tariff'], site: Priced): Price {
  const thing = { ...item, parcel: item, tariff: tariffOf(tariff, item) };
  return priceOf({ ...thing, by: 'sea', rate: item.value }, priceTerms(site));
}

/** The oldest day on which a source was read: every rate has been checked since. */
export function ratesCheckedOn({ sources }: Pick<Customs, 'sources'>): string {
  const days = Object.values(sources).map(({ checked }) => checked);
  return days.toSorted()[0] ?? '';
}
