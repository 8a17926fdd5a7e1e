import type { CalculatorInput } from '@/lib/calculator/estimate';
import { ESTIMATE_FIELDS } from '@/lib/calculator/url-fragment';

/** The fields' values, typed before or after hydration. */
export function readFields(form: HTMLFormElement): CalculatorInput {
  const data = new FormData(form);
  const pairs = ESTIMATE_FIELDS.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(pairs) as CalculatorInput;
}

/** Fills the fields in with an estimate. */
export function writeFields(form: HTMLFormElement, input: CalculatorInput): void {
  for (const name of ESTIMATE_FIELDS) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = input[name];
  }
}
