'use client';

import { type RefObject, useEffect } from 'react';
import { restoreDraft, saveDraft, tabStorage } from '@/lib/forms/draft';
import { fillEmpty, readValues } from '@/lib/forms/form-values';
import { useNotice } from './use-notice';

/**
 * Keeps what stands in the form for the life of the tab, and puts it back after a reload or a trip
 * to another page. Says whether it did. An emptied form, sent or cleared, leaves no draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): boolean {
  const [restored, showRestored] = useNotice(form);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const storage = tabStorage();
    const save = () => saveDraft(storage, name, readValues(element));
    const draft = restoreDraft(storage, name);
    if (draft) {
      fillEmpty(element, draft);
      showRestored();
    }
    // What was typed before hydration is not kept yet.
    save();
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, name, showRestored]);
  return restored;
}
