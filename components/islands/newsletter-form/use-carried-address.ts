'use client';

import { type RefObject, useEffect } from 'react';
import { fillEmpty } from '@/lib/browser/form-values';

/** Fills in the address that the footer's sign-up passes, in the fragment or in the query. */
export function useCarriedAddress(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const takeAddress = () => {
      const { hash, pathname, search } = window.location;
      const email = new URLSearchParams(hash.slice(1) || search).get('email');
      if (!email || !form.current) return;
      fillEmpty(form.current, { email });
      // Once only: neither a reload nor a shared link may carry an address.
      window.history.replaceState(window.history.state, '', pathname);
    };
    takeAddress();
    addEventListener('hashchange', takeAddress);
    return () => removeEventListener('hashchange', takeAddress);
  }, [form]);
}
