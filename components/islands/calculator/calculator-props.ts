import { formatDate } from '@/lib/format/date';
import { priceList } from '@/lib/price-list/price-list';
import type { Site } from '@/lib/site/site';
import { toolProps } from '../tool/tool-props';

export type CalculatorProps = ReturnType<typeof calculatorProps>;

/** The parcel of `content/worked-examples.ts` that shows what a result looks like. */
function exampleOf({ workedExamples, forms, landedCostTool, routeBySlug }: Site) {
  const { name, parcel } = forms.calculator.example;
  const example = workedExamples[parcel];
  if (!example) throw new RangeError(`content/worked-examples.ts has no "${parcel}"`);
  const { from, weight, length, width, height } = example;
  const origin = routeBySlug(from).page.calculatorOrigin;
  return {
    heading: landedCostTool.example.heading,
    name,
    input: { origin, weight, length, width, height },
  };
}

/** @param explains whether the page has an example, and the rates where scripts are off */
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
    example: explains ? exampleOf(site) : undefined,
  };
}
