import { type RefObject, useEffect } from 'react';
import { ESTIMATE_FIELDS, fromFragment } from '@/lib/calculator/url-fragment';
import { writeFields } from './form-values';

/** Selects the tab that contains the form, if there is one. */
function showTabOf(form: HTMLFormElement): void {
  const panel = form.closest('[role="tabpanel"]');
  document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.click();
}

/** Restores the estimate in the address, on load and whenever the address changes. */
export function useSharedEstimate(
  form: RefObject<HTMLFormElement | null>,
  hydrated: '' | undefined,
): void {
  useEffect(() => {
    if (hydrated === undefined) return;
    const restore = () => {
      const shared = fromFragment(window.location.hash, ESTIMATE_FIELDS);
      if (!shared || !form.current) return;
      showTabOf(form.current);
      writeFields(form.current, shared);
      form.current.requestSubmit();
    };
    restore();
    window.addEventListener('hashchange', restore);
    return () => window.removeEventListener('hashchange', restore);
  }, [form, hydrated]);
}
