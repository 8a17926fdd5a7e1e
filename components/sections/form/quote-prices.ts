import type { QuotePrices } from '@/components/islands/quote-form/quote-ticket';
import { homeEnd } from '@/lib/company/company';
import { priceList } from '@/lib/price-list/price-list';
import type { Site } from '@/lib/site/site';

/** Rates and times for the estimate next to the quote form. */
export function quotePrices(site: Site): QuotePrices {
  const { company, locale, rates } = site;
  return {
    locale: { tag: locale.tag, currencies: locale.currencies },
    origins: priceList(site).origins.map(({ country, airport, rate, air, sea }) => ({
      country,
      airport,
      rate,
      air,
      sea,
    })),
    destination: homeEnd(company),
    divisor: rates.divisor,
    perUnit: rates.shilling.perUnit,
  };
}
