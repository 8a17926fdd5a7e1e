import type { Customs } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { OwnPrices } from '@/content/schema/own-prices';
import type { Rates } from '@/content/schema/rates';
import type { Route } from '@/content/schema/route';
import { type Estimate, estimate } from '@/lib/calculator/estimate';
import { ownCharges, ownTerms, seaPriceFrom } from '@/lib/price/own-prices';
import type { Tariff } from './landed-cost';
import { type LandedCost, landedCost } from './landed-cost';

export type TypicalItem = Goods['items'][number];

type Prices = {
  customs: Customs;
  ownPrices: OwnPrices;
  rates: Pick<Rates, 'divisor' | 'localDelivery' | 'smallParcel'> & {
    shilling: Pick<Rates['shilling'], 'perUnit'>;
  };
};

export type OriginCost = {
  readonly slug: string;
  /** The weight that freight is charged for, in kilograms as text. */
  readonly chargeableWeight: string;
  readonly basis: Estimate['basis'];
  /** Whether the freight has a price, which sea freight may lack. */
  readonly hasFreight: boolean;
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

/** By air or by sea, as the item is usually sent, from each origin, cheapest first. Throws as `landedCost` does. */
export function costsFrom(
  item: TypicalItem,
  tariff: Goods['tariff'],
  origins: readonly Origin[],
  { customs, ownPrices, rates }: Prices,
): OriginCost[] {
  const { divisor, shilling } = rates;
  const terms = { divisor, perUnit: shilling.perUnit, own: ownTerms({ ownPrices, rates }) };
  return origins
    .map(({ slug, page: { rate } }) => {
      const { chargeableWeight, basis } = estimate(item, rate, divisor);
      const { by, isBarrel } = item;
      const sea = seaPriceFrom({ ownPrices }, slug);
      const own = ownCharges({ by, parcel: item, rate, sea, isBarrel }, terms);
      const cost = landedCost(
        {
          ...own,
          by,
          goods: item.value,
          freight: own.freight ?? { amount: '0', currency: rate.currency },
          weight: item.weight,
          tariff: tariffOf(tariff, item),
        },
        customs,
        rates.shilling.perUnit,
      );
      return { slug, chargeableWeight, basis, hasFreight: own.freight !== undefined, cost };
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
