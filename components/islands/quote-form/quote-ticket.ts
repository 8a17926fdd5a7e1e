import type { Forms } from '@/content/schema/forms';
import type { MoneyLanguage } from '@/lib/format/locale';
import { formatMoney } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import type { QuoteValues } from '@/lib/forms/schemas';
import { estimate } from '@/lib/freight/air-freight';
import { parseFraction } from '@/lib/money/fraction';
import { inThousands, type ShillingRates } from '@/lib/money/shillings';
import type { PriceOrigin } from '@/lib/price-list/price-list';
import { isUnclear, withPoint } from '@/lib/text/decimal';
import { fill } from '@/lib/text/fill';
import type { TicketContent, TicketEnd, TicketFact } from '@/lib/ticket/ticket';

/** An origin, by the name of its country in the form's list. */
type QuoteOrigin = Pick<PriceOrigin, 'country' | 'airport' | 'rate' | 'air' | 'sea'>;

/** The terms for estimating the price of a request. */
export type QuotePrices = {
  readonly locale: MoneyLanguage;
  readonly origins: readonly QuoteOrigin[];
  readonly destination: TicketEnd;
  readonly divisor: number;
  readonly perUnit: ShillingRates;
};

/** A number as typed; zero unless it can be read, and in one way only. */
function readMeasure(typed = ''): string {
  const read = withPoint(typed.trim());
  return !isUnclear(typed) && parseFraction(read) ? read : '0';
}

/**
 * The request as a ticket: from and to as soon as the origin is chosen, and an estimate by air as soon as
 * there is a weight from an origin that has a rate. The size counts once all three sides are there.
 */
export function quoteTicket(
  values: Partial<QuoteValues>,
  words: Forms['quote'],
  prices: QuotePrices,
): TicketContent {
  const { originCountry, destinationCountry } = values;
  const [home] = words.countries;
  const origin = prices.origins.find(({ country }) => country === originCountry);
  const isHome = destinationCountry === home || !destinationCountry;
  const named = (country: string): TicketEnd => ({ code: words.countryNames[country] ?? country });
  return {
    from: origin?.airport ?? (originCountry ? named(originCountry) : undefined),
    to: isHome ? prices.destination : named(destinationCountry),
    facts: origin && isHome ? factsOf(values, origin, words, prices) : [],
  };
}

function factsOf(
  values: Partial<QuoteValues>,
  origin: QuoteOrigin,
  { summary: words }: Forms['quote'],
  prices: QuotePrices,
): TicketFact[] {
  const { services = [] } = values;
  const byAir = { label: words.time, value: origin.air };
  const bySea = { label: words.seaTime, value: origin.sea };
  const onlyBySea = services.includes('seaFreight') && !services.includes('airFreight');
  if (onlyBySea) return [bySea];
  const freight = airFreightOf(values, origin, words, prices);
  return freight ? [freight, byAir, bySea] : [byAir, bySea];
}

function airFreightOf(
  values: Partial<QuoteValues>,
  { rate }: QuoteOrigin,
  words: Forms['quote']['summary'],
  { divisor, perUnit, locale }: QuotePrices,
): TicketFact | undefined {
  const parcel = {
    weight: readMeasure(values.weight),
    length: readMeasure(values.length),
    width: readMeasure(values.width),
    height: readMeasure(values.height),
  };
  if (!Number(parcel.weight)) return undefined;
  const { totalCost, currency, exact, basis } = estimate(parcel, rate, divisor);
  const about = inThousands({ amount: totalCost, currency }, perUnit);
  return {
    label: fill(basis === 'volumetric' ? words.freightBySize : words.freight, {
      weight: formatNumber(exact.chargeableWeight, locale),
    }),
    value: formatMoney({ amount: totalCost, currency }, locale),
    note: fill(words.about, { amount: formatNumber(about, locale) }),
    main: true,
  };
}
