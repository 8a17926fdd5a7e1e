'use client';

import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { type FormEvent, useRef } from 'react';
import type { CalculatorInput } from '@/lib/calculator/estimate';
import {
  ESTIMATE_FIELDS,
  estimateFields,
  fromFragment,
  toFragment,
} from '@/lib/calculator/url-fragment';
import { validate } from '@/lib/calculator/validate';
import styles from './calculator.module.scss';
import { CalculatorForm } from './calculator-form';
import type { CalculatorProps } from './calculator-props';
import { CompareList } from './compare-list';
import { EstimatePanel } from './estimate-panel';
import { readFields } from './form-values';
import { PriceRules } from './price-rules';
import { useCalculation } from './use-calculation';
import { type SharedFields, useSharedEstimate } from './use-shared-estimate';

function readAddress(part: string): SharedFields | undefined {
  const fields = fromFragment(part, ESTIMATE_FIELDS);
  if (fields) return { fields, isComplete: true };
  // What the form in the home page's hero sends: it has no fields for the size.
  const asked = fromFragment(part, ['from', 'kg']);
  return asked && { fields: { origin: asked.from, weight: asked.kg }, isComplete: false };
}

/** Calculates the price of a parcel in the browser. Nothing is sent. */
export function Calculator(props: CalculatorProps) {
  const { origins, tariff, words, locale } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const rates = Object.fromEntries(origins.map(({ value, rate }) => [value, rate]));
  const { calculate, calculated, ...state } = useCalculation(
    (input: CalculatorInput) => validate(input, rates, words.messages),
    (input) => toFragment(estimateFields(input)),
  );
  useSharedEstimate(form, hydrated, readAddress);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    calculate(readFields(event.currentTarget, ESTIMATE_FIELDS));
  }

  return (
    <div className={styles.calculator} data-hydrated={hydrated}>
      <CalculatorForm ref={form} {...props} {...state} onSubmit={submit} />
      {calculated ? (
        <EstimatePanel {...props} input={calculated} />
      ) : (
        <PriceRules divisor={tariff.divisor} words={words.rules} />
      )}
      {calculated && (
        <CompareList
          input={calculated}
          origins={origins}
          tariff={tariff}
          words={words}
          locale={locale}
        />
      )}
    </div>
  );
}
