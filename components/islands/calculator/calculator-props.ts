import { formatDate } from '@/lib/format/date';
import { priceList } from '@/lib/price-list/price-list';
import type { Site } from '@/lib/site/site';
import { toolProps } from '../tool/tool-props';

export type CalculatorProps = ReturnType<typeof calculatorProps>;

/** @param explains whether the page says how the price works */
export function calculatorProps(site: Site, explains = true) {
  const { forms, locale, rates } = site;
  const { divisor, validAsOf, source, currencyNote, notIncluded, shilling } = rates;
  return {
    ...toolProps(site),
    origins: priceList(site).origins,
    /** What all rates share. */
    tariff: {
      divisor,
      source,
      currencyNote,
      notIncluded,
      validAsOf: formatDate(validAsOf, locale),
      shillings: { perUnit: shilling.perUnit, asOf: formatDate(shilling.asOf, locale) },
    },
    words: forms.calculator,
    explains,
  };
}
