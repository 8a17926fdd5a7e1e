'use client';

import { ESTIMATE_FIELDS } from '@/lib/addresses/url-fragment';
import { validate } from '@/lib/forms/validate-parcel';
import { fill } from '@/lib/text/fill';
import { ParcelFields } from '../tool/fields';
import { Tool } from '../tool/tool';
import type { CalculatorProps } from './calculator-props';
import { EstimateResult } from './estimate-result';

/** Calculates the price of a parcel in the browser. */
export function Calculator(props: CalculatorProps) {
  const { origins, tariff, words, form, explains } = props;
  const { rules } = words;
  const rates = Object.fromEntries(origins.map(({ value, rate }) => [value, rate]));
  const volumetric = fill(rules.volumetric, { divisor: String(tariff.divisor) });
  const steps = [volumetric, rules.chargeable, rules.total];
  return (
    <Tool
      id="calculator"
      fields={ESTIMATE_FIELDS}
      check={(input) => validate(input, rates, words.messages)}
      submit={words.submit}
      form={form}
      rules={explains ? { heading: rules.heading, steps } : undefined}
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
