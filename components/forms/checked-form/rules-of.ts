import type { RefObject } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { controlsOf } from '@/lib/browser/form-values';

/**
 * A resolver that applies the form's rules, or the browser's own checks when the rules cannot be
 * loaded: a lost connection must not make a form impossible to submit. It reads the form itself: some
 * browsers and password managers fill in fields without an event, so the library's values lack them.
 */
export function rulesOf<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  read: () => Values,
  loadRules: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  return async (model, context, options) => {
    const values = form.current ? read() : model;
    const rules = await loadRules().catch(() => undefined);
    if (rules) return rules(values, context, options);
    const controls = form.current ? controlsOf(form.current) : [];
    const wrong = controls.flatMap(({ name, validity, validationMessage: message }) =>
      validity.valid ? [] : [[name, { type: 'browser', message }]],
    );
    const errors: FieldErrors<Values> = Object.fromEntries(wrong);
    return wrong.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
