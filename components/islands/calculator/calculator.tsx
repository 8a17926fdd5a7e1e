'use client';

import {
  ESTIMATE_FIELDS,
  estimateFields,
  fromFragment,
  toFragment,
} from '@/lib/calculator/url-fragment';
import { validate } from '@/lib/calculator/validate';
import { fill } from '@/lib/text/fill';
import { Select, SideFields, WeightField } from '../tool/fields';
import { Tool } from '../tool/tool';
import type { SharedFields } from '../tool/use-tool';
import type { CalculatorProps } from './calculator-props';
import { EstimateResult } from './estimate-result';

function readAddress(part: string): SharedFields | undefined {
  const fields = fromFragment(part, ESTIMATE_FIELDS);
  if (fields) return { fields, isComplete: true };
  // What the form in the home page's hero sends: it has no fields for the size.
  const asked = fromFragment(part, ['from', 'kg']);
  return asked && { fields: { origin: asked.from, weight: asked.kg }, isComplete: false };
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
          <Select
            {...fields.origin}
            {...describe('origin')}
            name="origin"
            choose={choose}
            of={origins}
          />
          <WeightField words={fields} describe={describe} />
          <SideFields words={fields} describe={describe} />
        </>
      )}
    </Tool>
  );
}
