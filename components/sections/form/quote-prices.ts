import type { QuotePrices } from '@/components/islands/quote-form/quote-ticket';
import { formatTimeRange } from '@/lib/format/time';
import { countryOf } from '@/lib/forms/setup';
import type { Site } from '@/lib/site/site';

/** Rates and times for the estimate next to the quote form. */
export function quotePrices(site: Site): QuotePrices {
  const { company, forms, locale, originRoutes, rates } = site;
  return {
    locale: { tag: locale.tag, currencies: locale.currencies },
    origins: originRoutes.map(({ page }) => ({
      country: countryOf(forms.quote, page),
      airport: { code: page.airport, city: page.city.name },
      rate: page.rate,
      air: formatTimeRange(page.times.air, locale),
      sea: formatTimeRange(page.times.sea, locale),
    })),
    destination: { code: company.airport, city: company.offices[0]?.city ?? '' },
    divisor: rates.divisor,
    perUnit: rates.shilling.perUnit,
  };
}
