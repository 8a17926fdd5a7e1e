import type { CalculatorProps } from '@/components/islands/calculator/calculator-props';
import { formatDate } from '@/lib/format/date';
import { formatTimeRange } from '@/lib/format/time';
import { countryOf } from '@/lib/forms/setup';
import { href } from '@/lib/links/links';
import type { Site } from '@/lib/site/site';

/** The calculator's props from the content: origins in their order, the tariff, the labels. */
export function calculatorProps(site: Site): CalculatorProps {
  const { company, originRoutes, rates } = site;
  const { calculator, common, quote } = site.forms;
  return {
    locale: site.locale,
    origins: originRoutes.map(
      ({ page: { calculatorOrigin, name, rate, times, airport, city } }) => ({
        value: calculatorOrigin,
        name,
        country: countryOf(quote, { calculatorOrigin, name }),
        rate,
        airport: { code: airport, city: city.name },
        air: formatTimeRange(times.air, site.locale),
        sea: formatTimeRange(times.sea, site.locale),
      }),
    ),
    tariff: {
      divisor: rates.divisor,
      validAsOf: formatDate(rates.validAsOf, site.locale),
      validFrom: rates.validAsOf,
      source: rates.source,
      destination: { code: company.airport, city: company.offices[0]?.city ?? '' },
      currencyNote: rates.currencyNote,
      notIncluded: rates.notIncluded,
      shillings: {
        perUnit: rates.shilling.perUnit,
        asOf: formatDate(rates.shilling.asOf, site.locale),
        day: rates.shilling.asOf,
      },
    },
    words: calculator,
    choose: common.choose,
    errorSummary: common.errorSummary,
    quoteHref: href(site, 'get-quote'),
    landedCostHref: href(site, 'help/landed-cost'),
  };
}
