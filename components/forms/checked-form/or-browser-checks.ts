import type { RefObject } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { controlsOf } from '@/lib/browser/form-values';

/**
 * A resolver that applies the form's rules, or the browser's own checks when the rules cannot be
 * loaded: a lost connection must not make a form impossible to submit.
 */
export function orBrowserChecks<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  loadRules: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const rules = await loadRules().catch(() => undefined);
    if (rules) return rules(values, context, options);
    const wrong = invalidIn(form.current).map(({ name, validationMessage: message }) => [
      ...[name, { type: 'browser', message }],
    ]);
    const errors: FieldErrors<Values> = Object.fromEntries(wrong);
    return wrong.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

const invalidIn = (form: HTMLFormElement | null) =>
  form ? controlsOf(form).filter(({ validity }) => !validity.valid) : [];

/**
 * Whether the visitor submitted the form before hydration and the browser refused: it then calls
 * every invalid field `:user-invalid`, even one that was never touched. Older browsers cannot tell.
 */
export function wasSubmitted(form: HTMLFormElement | null): boolean {
  const invalid = invalidIn(form);
  try {
    return invalid.length > 0 && invalid.every((control) => control.matches(':user-invalid'));
  } catch {
    return false;
  }
}
