'use client';

import { ESTIMATE_FIELDS } from '@/lib/addresses/url-fragment';
import { validate } from '@/lib/forms/validate-parcel';
import { ParcelFields } from '../tool/fields';
import { Tool } from '../tool/tool';
import type { CalculatorProps } from './calculator-props';
import { EstimateExample } from './estimate-example';
import { EstimateResult } from './estimate-result';

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
      example={example && <EstimateExample {...props} {...example} />}
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
