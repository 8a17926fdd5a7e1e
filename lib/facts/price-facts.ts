import type { OwnPrices } from '@/content/schema/own-prices';
import { dateReference } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatPrice } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import type { Facts } from './references';

export type OriginPrices = NonNullable<NonNullable<OwnPrices['origins']>[string]>;
type Listed = NonNullable<OriginPrices['barrel']>;
type Share = NonNullable<NonNullable<OwnPrices['others']>['fullCover']>;
type Bands = NonNullable<OwnPrices['delivery']>['dodoma'];

const ORIGIN_FACTS: Readonly<Record<keyof OriginPrices, string>> = {
  cubicMetre: 'cubic-metre',
  minimum: 'sea-minimum',
  container20: 'container-20',
  container40: 'container-40',
  barrel: 'barrel',
  car: 'car',
  collection: 'collection',
  dropOff: 'drop-off',
};

/** A price of ours with its day: `$380 ({2026-11-24})`. */
export const listedPrice = ({ price, asOf }: Listed, locale: Locale): string =>
  `${formatPrice(price, locale)} (${dateReference(asOf)})`;

type Sources = {
  readonly locale: Locale;
  readonly origins: Readonly<Record<string, unknown>>;
  readonly ownPrices: OwnPrices;
};

/**
 * Our own prices by name, each with its day: `{china.barrel}`, `{clearance.parcel}`,
 * `{town.dodoma}`, `{full-cover.percent}`. One that is not in the list is empty.
 */
export function factsOfOwnPrices({ locale, origins, ownPrices }: Sources): Facts {
  const { origins: abroad, clearance = {}, delivery = {}, others = {} } = ownPrices;
  const { airMinimum, buyForMe, fullCover } = others;
  const price = (listed: Listed | undefined) => (listed ? listedPrice(listed, locale) : '');
  const bands = (listed: Bands) =>
    (listed ?? [])
      .map(({ upTo, ...band }) => `≤ ${formatNumber(String(upTo), locale)} kg: ${price(band)}`)
      .join('; ');
  const share = (name: string, listed: Share | undefined): Facts => ({
    [`${name}.percent`]: listed ? formatPercent(listed.percent, locale) : '',
    [`${name}.as-of`]: listed ? dateReference(listed.asOf) : '',
    [`${name}.minimum`]: listed?.minimum ? formatPrice(listed.minimum, locale) : '',
  });
  const ofOrigins = Object.keys(origins).flatMap((slug) =>
    Object.entries(ORIGIN_FACTS).map(([field, fact]) => [
      `${slug}.${fact}`,
      price(abroad?.[slug]?.[field as keyof OriginPrices]),
    ]),
  );
  const { parcel, barrel, car, container } = clearance;
  const { darEsSalaam, ...towns } = delivery;
  return {
    ...Object.fromEntries(ofOrigins),
    'clearance.parcel': price(parcel),
    'clearance.barrel': price(barrel),
    'clearance.car': price(car),
    'clearance.container': price(container),
    'town.dar-es-salaam': bands(darEsSalaam),
    'town.dodoma': bands(towns.dodoma),
    'town.mwanza': bands(towns.mwanza),
    'town.arusha': bands(towns.arusha),
    'town.mbeya': bands(towns.mbeya),
    'town.zanzibar': bands(towns.zanzibar),
    'air.minimum': price(airMinimum),
    ...share('buy-for-me', buyForMe),
    ...share('full-cover', fullCover),
  };
}
