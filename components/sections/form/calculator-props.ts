import type { CalculatorProps } from '@/components/islands/calculator/calculator-props';
import { formatDate } from '@/lib/format/date';
import { href } from '@/lib/links/links';
import { priceOrigins } from '@/lib/price/price-list';
import { homeEnd } from '@/lib/site/company';
import type { Site } from '@/lib/site/site';

/** The calculator's props from the content: origins in their order, the tariff, the labels. */
export function calculatorProps(site: Site): CalculatorProps {
  const { company, forms, locale, price, rates } = site;
  const { parts, byAir, bySea, quote } = price;
  const { divisor, validAsOf, source, currencyNote, notIncluded, shilling } = rates;
  return {
    locale,
    origins: priceOrigins(site),
    tariff: {
      ...{ divisor, source, currencyNote, notIncluded },
      validAsOf: formatDate(validAsOf, locale),
      validFrom: validAsOf,
      destination: homeEnd(company),
      shillings: {
        perUnit: shilling.perUnit,
        asOf: formatDate(shilling.asOf, locale),
        day: shilling.asOf,
      },
    },
    words: forms.calculator,
    price: { parts, byAir, bySea, quote },
    choose: forms.common.choose,
    errorSummary: forms.common.errorSummary,
    explains: true,
    quoteHref: href(site, 'get-quote'),
    landedCostHref: href(site, 'help/landed-cost'),
  };
}
