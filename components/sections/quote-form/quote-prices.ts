import type { QuotePrices } from '@/components/islands/quote-form/quote-ticket';
import { formatTimeRange } from '@/lib/format/time';
import type { Site } from '@/lib/site/site';

/** Rates and times for the estimate beside the quote form. */
export function quotePrices(site: Site): QuotePrices {
  const { company, forms, locale, originRoutes, rates } = site;
  const { countryOfOrigin } = forms.quote;
  return {
    locale: { tag: locale.tag, currencies: locale.currencies },
    origins: originRoutes.map(
      ({ page: { calculatorOrigin, name, airport, city, rate, times } }) => ({
        country: countryOfOrigin[calculatorOrigin] ?? name,
        airport: { code: airport, city: city.name },
        rate,
        air: formatTimeRange(times.air, locale),
        sea: formatTimeRange(times.sea, locale),
      }),
    ),
    destination: { code: company.airport, city: company.offices[0]?.city ?? '' },
    divisor: rates.divisor,
    perUnit: rates.shilling.perUnit,
  };
}
