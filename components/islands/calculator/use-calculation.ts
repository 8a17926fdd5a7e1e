import { useState } from 'react';
import type { CalculatorInput, Rates } from '@/lib/calculator/estimate';
import { estimateFields, toFragment } from '@/lib/calculator/url-fragment';
import {
  type CalculatorErrors,
  type CalculatorMessages,
  validate,
} from '@/lib/calculator/validate';

/** Resolves once the browser has painted the current state. */
const nextPaint = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/**
 * The states of a calculation: validated, briefly busy, then shown and written to the address.
 * `attempts` counts failed ones.
 */
export function useCalculation(rates: Rates, messages: CalculatorMessages) {
  const [errors, setErrors] = useState<CalculatorErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [calculated, setCalculated] = useState<CalculatorInput>();

  async function calculate(input: CalculatorInput) {
    const found = validate(input, rates, messages);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setCalculated(undefined);
      setAttempts((before) => before + 1);
      return;
    }
    setBusy(true);
    await nextPaint();
    setBusy(false);
    setCalculated(input);
    window.history.replaceState(null, '', toFragment(estimateFields(input)));
  }

  return { calculate, busy, errors, attempts, calculated };
}
