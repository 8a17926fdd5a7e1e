import { type RefObject, useEffect } from 'react';
import { writeFields } from './form-values';

/** The values in a shared address, by field, and whether they are enough to calculate with. */
export type SharedFields = {
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly isComplete: boolean;
};

/** Selects the tab that contains the form, if there is one. */
function showTabOf(form: HTMLFormElement): void {
  const panel = form.closest('[role="tabpanel"]');
  document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.click();
}

/**
 * Restores the fields in the address on load and whenever the address changes, and submits them if
 * they are complete. A fragment counts before a query.
 *
 * @param read the fields of a fragment or a query, undefined for one of another kind; always the same
 *   function
 */
export function useSharedEstimate(
  form: RefObject<HTMLFormElement | null>,
  hydrated: '' | undefined,
  read: (fragment: string) => SharedFields | undefined,
): void {
  useEffect(() => {
    if (hydrated === undefined) return;
    const restore = () => {
      const shared = read(window.location.hash) ?? read(window.location.search);
      if (!shared || !form.current) return;
      showTabOf(form.current);
      writeFields(form.current, shared.fields);
      if (shared.isComplete) form.current.requestSubmit();
    };
    restore();
    window.addEventListener('hashchange', restore);
    return () => window.removeEventListener('hashchange', restore);
  }, [form, hydrated, read]);
}
