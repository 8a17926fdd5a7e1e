import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readFields, writeFields } from './form-values';

export type Values<Name extends string> = Readonly<Record<Name, string>>;

export type Method<Name extends string> = {
  fields: readonly Name[];
  /** A message for each field that has an error. */
  check: (values: Values<Name>) => { readonly [Field in Name]?: string };
  /** The end of the address that restores the fields. */
  fragmentOf: (values: Values<Name>) => string;
  /** The fields of a fragment, and whether they are enough to calculate with; always the same function. */
  read: (
    fragment: string,
  ) => { fields: Readonly<Record<string, string | undefined>>; isComplete: boolean } | undefined;
};

/** Resolves once the browser has painted the current state. */
const nextPaint = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/** Selects the tab that contains the form, if there is one. */
function showTabOf(form: HTMLFormElement): void {
  const panel = form.closest('[role="tabpanel"]');
  document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.click();
}

/**
 * A form that calculates in the browser: checked, briefly busy, then shown and written to the
 * address. Fields in the address are restored on load and whenever it changes, and submitted if they
 * are complete. `attempts` counts failed ones.
 */
export function useTool<Name extends string>({ fields, check, fragmentOf, read }: Method<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<{ readonly [Field in Name]?: string }>({});
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [calculated, setCalculated] = useState<Values<Name>>();

  useEffect(() => {
    if (hydrated === undefined) return;
    const restore = () => {
      const shared = read(window.location.hash);
      if (!shared || !form.current) return;
      showTabOf(form.current);
      writeFields(form.current, shared.fields);
      if (shared.isComplete) form.current.requestSubmit();
    };
    restore();
    window.addEventListener('hashchange', restore);
    return () => window.removeEventListener('hashchange', restore);
  }, [hydrated, read]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = readFields(event.currentTarget, fields);
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setCalculated(undefined);
      setAttempts((before) => before + 1);
      return;
    }
    setBusy(true);
    await nextPaint();
    setBusy(false);
    setCalculated(values);
    window.history.replaceState(null, '', fragmentOf(values));
  }

  return { form, hydrated, submit, busy, errors, attempts, calculated };
}
