'use client';

import { SelectField } from '@/components/forms/fields/select-field';
import {
  ESTIMATE_FIELDS,
  estimateFields,
  fromFragment,
  toFragment,
} from '@/lib/calculator/url-fragment';
import { validate } from '@/lib/calculator/validate';
import { fill } from '@/lib/text/fill';
import { choices, SideFields, WeightField } from '../tool/fields';
import { Tool } from '../tool/tool';
import type { CalculatorProps } from './calculator-props';
import { EstimateResult } from './estimate-result';

function readAddress(fragment: string) {
  const fields = fromFragment(fragment, ESTIMATE_FIELDS);
  return fields && { fields, isComplete: true };
}

/** Calculates the price of a parcel in the browser. */
export function Calculator(props: CalculatorProps) {
  const { origins, tariff, words, choose, errorSummary, explains } = props;
  const { fields, rules } = words;
  const rates = Object.fromEntries(origins.map(({ value, rate }) => [value, rate]));
  const volumetric = fill(rules.volumetric, { divisor: String(tariff.divisor) });
  const steps = [volumetric, rules.chargeable, rules.total];
  return (
    <Tool
      id="calculator"
      fields={ESTIMATE_FIELDS}
      check={(input) => validate(input, rates, words.messages)}
      fragmentOf={(input) => toFragment(estimateFields(input))}
      read={readAddress}
      submit={words.submit}
      errorSummary={errorSummary}
      rules={explains ? { heading: rules.heading, steps } : undefined}
      result={(input) => <EstimateResult {...props} input={input} />}
    >
      {(describe) => (
        <>
          <SelectField
            {...fields.origin}
            {...describe('origin')}
            {...choices(origins)}
            name="origin"
            choose={choose}
          />
          <WeightField words={fields} describe={describe} />
          <SideFields words={fields} describe={describe} />
        </>
      )}
    </Tool>
  );
}
