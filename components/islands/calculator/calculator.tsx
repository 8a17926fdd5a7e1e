'use client';

import { ESTIMATE_FIELDS } from '@/lib/addresses/url-fragment';
import { validate } from '@/lib/forms/validate-parcel';
import { ParcelFields } from '../tool/fields';
import { Tool } from '../tool/tool';
import type { CalculatorProps } from './calculator-props';
import { estimateCard } from './estimate-card';
import { EstimateResult } from './estimate-result';
import { parcelText } from './working';

export function Calculator(props: CalculatorProps) {
  const { origins, words, form, example } = props;
  const rates = Object.fromEntries(origins.map(({ value, rate }) => [value, rate]));
  return (
    <Tool
      id="calculator"
      fields={ESTIMATE_FIELDS}
      check={(input) => validate(input, rates, words.messages)}
      submit={words.submit}
      form={form}
      example={example && exampleOf(props, example)}
      result={(input) => <EstimateResult {...props} input={input} />}
    >
      {(describe) => (
        <ParcelFields
          words={words.fields}
          origins={origins}
          choose={form.choose}
          describe={describe}
        />
      )}
    </Tool>
  );
}

/** The price of a typical parcel. */
function exampleOf(
  props: CalculatorProps,
  { heading, name, input }: NonNullable<CalculatorProps['example']>,
) {
  const card = estimateCard(input, props)?.card;
  return card && { heading, card: { ...card, item: `${name}: ${parcelText(input, props)}` } };
}
