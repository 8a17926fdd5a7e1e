'use client';

import { type RefObject, useEffect, useState } from 'react';
import { fillEmpty } from '@/lib/browser/form-values';
import { fromFragment, MORE_QUOTE_FIELDS, QUOTE_FIELDS, someFrom } from '@/lib/links/url-fragment';

/**
 * Fills in what the calculator, the total or a price card passes in the address, with `home` as the
 * destination and the way by air or by sea among the services.
 * Returns whether it did, until the form is reset.
 */
export function useCarriedEstimate(
  form: RefObject<HTMLFormElement | null>,
  home: string | undefined,
): boolean {
  const [carried, setCarried] = useState(false);
  useEffect(() => {
    const element = form.current;
    const hide = () => setCarried(false);
    element?.addEventListener('reset', hide);
    return () => element?.removeEventListener('reset', hide);
  }, [form]);
  useEffect(() => {
    const fields = fromFragment(window.location.hash, QUOTE_FIELDS);
    if (!fields || !form.current) return;
    const { services = '' } = someFrom(window.location.hash, ['services']);
    const more = MORE_QUOTE_FIELDS.map((name) => fromFragment(window.location.hash, [name]));
    fillEmpty(
      form.current,
      Object.assign({ ...fields, destinationCountry: home, services: [services] }, ...more),
    );
    setCarried(true);
    // A reload must not undo what the visitor has changed since.
    window.history.replaceState(window.history.state, '', location.pathname + location.search);
  }, [form, home]);
  return carried;
}
