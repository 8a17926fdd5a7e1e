import type { RefObject } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

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
    const errors = browserErrors(form.current) as FieldErrors<Values>;
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** What the browser finds wrong, in its own words. */
function browserErrors(form: HTMLFormElement | null) {
  const controls = [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement => 'validity' in element,
  );
  return Object.fromEntries(
    controls
      .filter(({ name, validity }) => name && !validity.valid)
      .map(({ name, validationMessage }) => [
        name,
        { type: 'browser', message: validationMessage },
      ]),
  );
}

/**
 * Whether the visitor submitted the form before hydration and the browser refused: it then calls
 * every invalid field `:user-invalid`, even one that was never touched. Older browsers cannot tell.
 */
export function wasSubmitted(form: HTMLFormElement): boolean {
  const invalid = [...form.querySelectorAll(':is(input, select, textarea):invalid')];
  try {
    return invalid.length > 0 && invalid.every((control) => control.matches(':user-invalid'));
  } catch {
    return false;
  }
}
