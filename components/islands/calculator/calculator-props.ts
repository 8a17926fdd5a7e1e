import { formatDate } from '@/lib/format/date';
import { href } from '@/lib/links/links';
import { priceOrigins } from '@/lib/price/price-list';
import { homeEnd } from '@/lib/site/company';
import type { Site } from '@/lib/site/site';

export type CalculatorProps = ReturnType<typeof calculatorProps>;
export type CalculatorWords = CalculatorProps['words'];

/** @param explains whether the page says how the price works */
export function calculatorProps(site: Site, explains = true) {
  const { company, forms, locale, price, rates } = site;
  const { parts, byAir, bySea, quote } = price;
  const { divisor, validAsOf, source, currencyNote, notIncluded, shilling } = rates;
  return {
    locale,
    origins: priceOrigins(site),
    /** What all rates share. */
    tariff: {
      ...{ divisor, source, currencyNote, notIncluded },
      validAsOf: formatDate(validAsOf, locale),
      destination: homeEnd(company),
      shillings: { perUnit: shilling.perUnit, asOf: formatDate(shilling.asOf, locale) },
    },
    words: forms.calculator,
    price: { parts, byAir, bySea, quote },
    choose: forms.common.choose,
    errorSummary: forms.common.errorSummary,
    explains,
    quoteHref: href(site, 'get-quote'),
    landedCostHref: href(site, 'help/landed-cost'),
  };
}
