import type { Customs } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { Rates } from '@/content/schema/rates';
import type { Route } from '@/content/schema/route';
import { type Estimate, estimate } from '@/lib/calculator/estimate';
import type { Tariff } from './charges';
import { airFreight, type LandedCost, landedCost } from './landed-cost';

export type TypicalItem = Goods['items'][number];

type Prices = {
  customs: Customs;
  rates: Pick<Rates, 'divisor' | 'localDelivery'> & {
    shilling: Pick<Rates['shilling'], 'perUnit'>;
  };
};

export type OriginCost = {
  readonly slug: string;
  /** The weight that freight is charged for, in kilograms as text. */
  readonly chargeableWeight: string;
  readonly basis: Estimate['basis'];
  readonly cost: LandedCost;
};

/** What an item is charged as: the tariff of its kind, with excise and reliefs of its own, if any. */
export const tariffOf = (
  tariff: Goods['tariff'],
  { excise, reliefs }: Pick<TypicalItem, 'excise' | 'reliefs'>,
): Tariff => ({
  ...tariff,
  excise: excise ?? tariff.excise,
  reliefs: reliefs ?? tariff.reliefs,
});

type Origin = { slug: string; page: Pick<Route, 'rate'> };

/** At the door from each origin, cheapest first. Throws as `landedCost` does. */
export function costsByAir(
  item: TypicalItem,
  tariff: Goods['tariff'],
  origins: readonly Origin[],
  { customs, rates }: Prices,
): OriginCost[] {
  return origins
    .map(({ slug, page: { rate } }) => {
      const { chargeableWeight, basis } = estimate(item, rate, rates.divisor);
      const cost = landedCost(
        {
          by: 'air',
          goods: item.value,
          freight: airFreight(item, rate, rates.divisor),
          delivery: rates.localDelivery,
          weight: item.weight,
          tariff: tariffOf(tariff, item),
        },
        customs,
        rates.shilling.perUnit,
      );
      return { slug, chargeableWeight, basis, cost };
    })
    .toSorted((a, b) => a.cost.total - b.cost.total);
}

/** By sea, before freight, which has no published price. Throws as `landedCost` does. */
export function costBeforeFreight(
  item: TypicalItem,
  tariff: Goods['tariff'],
  { customs, rates }: Prices,
): LandedCost {
  return landedCost(
    {
      by: 'sea',
      goods: item.value,
      freight: { amount: '0.00', currency: item.value.currency },
      weight: item.weight,
      tariff: tariffOf(tariff, item),
    },
    customs,
    rates.shilling.perUnit,
  );
}

/** What customs, the port and the state charge in all, in whole shillings. */
export function chargedIn({ charges }: Pick<LandedCost, 'charges'>): number {
  return charges.reduce((sum, { amount }) => sum + amount, 0);
}

/** The oldest day on which a source was read: every rate has been checked since. */
export function ratesCheckedOn({ sources }: Pick<Customs, 'sources'>): string {
  const days = Object.values(sources).map(({ checked }) => checked);
  return days.toSorted()[0] ?? '';
}
