import type { CalculatorProps } from '@/components/islands/calculator/calculator-props';
import { forms } from '@/content/forms';
import { rates } from '@/content/rates';
import { site } from '@/content/site';
import { formatDate } from '@/lib/format/date';
import { formatTimeRange } from '@/lib/format/time';
import { href } from '@/lib/links/target';
import { originRoutes } from '@/lib/pages/registry';

/** The calculator with the content: origins in their order, the tariff, the words. */
export function calculatorProps(): CalculatorProps {
  const { calculator, common, quote } = forms;
  return {
    origins: originRoutes.map(
      ({ page: { calculatorOrigin, name, rate, times, airport, city } }) => ({
        value: calculatorOrigin,
        name,
        country: quote.countryOfOrigin[calculatorOrigin] ?? name,
        rate,
        airport: { code: airport, city: city.name },
        air: formatTimeRange(times.air),
        sea: formatTimeRange(times.sea),
      }),
    ),
    tariff: {
      divisor: rates.divisor,
      validAsOf: formatDate(rates.validAsOf),
      validFrom: rates.validAsOf,
      source: rates.source,
      destination: { code: site.airport, city: site.offices[0]?.city ?? '' },
      currencyNote: rates.currencyNote,
      notIncluded: rates.notIncluded,
      shillings: {
        perUnit: rates.shilling.perUnit,
        asOf: formatDate(rates.shilling.asOf),
        day: rates.shilling.asOf,
      },
    },
    words: calculator,
    choose: common.choose,
    errorSummary: common.errorSummary,
    quoteHref: href('get-quote'),
  };
}
