'use client';

import { type RefObject, useEffect } from 'react';
import { fillEmpty } from '@/lib/browser/form-values';

/** Fills in the address that the footer's sign-up sent along, in the fragment or as the form's query. */
export function useCarriedAddress(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const takeOver = () => {
      const { hash, pathname, search } = window.location;
      const email = new URLSearchParams(hash.slice(1) || search).get('email');
      if (!email || !form.current) return;
      fillEmpty(form.current, { email });
      // Taken over once: neither a reload nor a link that is passed on should carry an address.
      window.history.replaceState(window.history.state, '', pathname);
    };
    takeOver();
    addEventListener('hashchange', takeOver);
    return () => removeEventListener('hashchange', takeOver);
  }, [form]);
}
