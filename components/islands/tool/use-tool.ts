import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { filledFragment, someFrom } from '@/lib/addresses/url-fragment';
import { readFields, writeFields } from './field-values';

export type Values<Name extends string> = Readonly<Record<Name, string>>;

export type Method<Name extends string> = {
  fields: readonly Name[];
  /** A message for each field that has an error. */
  check: (values: Values<Name>) => { readonly [Field in Name]?: string };
  /** What an address leaves open, as far as it follows from the rest. */
  complete?: (shared: { readonly [Field in Name]?: string }) => {
    readonly [Field in Name]?: string;
  };
};

const isEmpty = (of: object) => Object.keys(of).length === 0;

const nextPaint = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

function showTabOf(form: HTMLFormElement): void {
  const panel = form.closest('[role="tabpanel"]');
  document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.click();
}

/**
 * A form that calculates in the browser: checked, briefly busy, then shown and written to the
 * address. Fields in the address are restored on load and whenever it changes, and submitted if
 * nothing is missing. `attempts` counts failed ones.
 */
export function useTool<Name extends string>({ fields, check, complete }: Method<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<{ readonly [Field in Name]?: string }>({});
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [calculated, setCalculated] = useState<Values<Name>>();

  const restore = useEffectEvent(() => {
    const shared = someFrom(window.location.hash, fields);
    if (isEmpty(shared) || !form.current) return;
    showTabOf(form.current);
    writeFields(form.current, complete?.(shared) ?? shared);
    if (isEmpty(check(readFields(form.current, fields)))) form.current.requestSubmit();
  });
  useEffect(() => {
    if (!hydrated) return;
    const onChange = () => restore();
    onChange();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, [hydrated]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = readFields(event.currentTarget, fields);
    const found = check(values);
    setErrors(found);
    if (!isEmpty(found)) {
      setCalculated(undefined);
      setAttempts((before) => before + 1);
      return;
    }
    setBusy(true);
    await nextPaint();
    setBusy(false);
    setCalculated(values);
    window.history.replaceState(window.history.state, '', filledFragment(values));
  }

  return { form, hydrated, submit, busy, errors, attempts, calculated };
}
