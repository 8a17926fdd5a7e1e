import { useState } from 'react';

/** Resolves once the browser has painted the current state. */
const nextPaint = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/**
 * The states of a calculation: validated, briefly busy, then shown and written to the address.
 * `attempts` counts failed ones.
 *
 * @param validate a message for each field that has an error
 * @param fragmentOf the end of the address that restores the fields
 */
export function useCalculation<Input, Errors extends object>(
  validate: (input: Input) => Errors,
  fragmentOf: (input: Input) => string,
) {
  const [errors, setErrors] = useState<Partial<Errors>>({});
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [calculated, setCalculated] = useState<Input>();

  async function calculate(input: Input) {
    const found = validate(input);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setCalculated(undefined);
      setAttempts((before) => before + 1);
      return;
    }
    setBusy(true);
    await nextPaint();
    setBusy(false);
    setCalculated(() => input);
    window.history.replaceState(null, '', fragmentOf(input));
  }

  return { calculate, busy, errors, attempts, calculated };
}
