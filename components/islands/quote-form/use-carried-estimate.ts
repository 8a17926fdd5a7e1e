'use client';

import { type RefObject, useEffect, useState } from 'react';
import { MORE_QUOTE_FIELDS, QUOTE_FIELDS, someFrom } from '@/lib/addresses/url-fragment';
import { fillEmpty } from '@/lib/browser/form-values';

const CARRIED = [...QUOTE_FIELDS, ...MORE_QUOTE_FIELDS, 'services'] as const;

/**
 * Fills in what the calculator, the total or a price card passes in the address, be it
 * little, with `home` as the destination and the way by air or by sea among the services.
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
    const { services, ...fields } = someFrom(window.location.hash, CARRIED);
    if (!form.current || Object.keys(fields).length === 0) return;
    fillEmpty(form.current, {
      ...fields,
      destinationCountry: home,
      services: services ? [services] : [],
    });
    setCarried(true);
    // A reload must not undo what the visitor has changed since.
    window.history.replaceState(window.history.state, '', location.pathname + location.search);
  }, [form, home]);
  return carried;
}
