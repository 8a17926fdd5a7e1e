import type { CalculatorProps } from '@/components/islands/calculator/calculator-props';
import { forms } from '@/content/forms';
import { rates } from '@/content/rates';
import { formatDate } from '@/lib/format/date';
import { href } from '@/lib/links/target';
import { originRoutes } from '@/lib/pages/registry';

/** The calculator with the content: origins in their order, the tariff, the words. */
export function calculatorProps(): CalculatorProps {
  const { calculator, common, quote } = forms;
  return {
    origins: originRoutes.map(({ page: { calculatorOrigin, name, rate, times } }) => ({
      value: calculatorOrigin,
      name,
      country: quote.countryOfOrigin[calculatorOrigin] ?? name,
      rate,
      air: times.air,
      sea: times.sea,
    })),
    tariff: {
      divisor: rates.divisor,
      validAsOf: formatDate(rates.validAsOf),
      source: rates.source,
      currencyNote: rates.currencyNote,
      notIncluded: rates.notIncluded,
    },
    words: calculator,
    choose: common.choose,
    errorSummary: common.errorSummary,
    quoteHref: href('get-quote'),
  };
}
