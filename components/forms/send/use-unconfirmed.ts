'use client';

import { type RefObject, useEffect, useState } from 'react';
import { type FormValue, fillEmpty } from '@/lib/browser/form-values';
import { dropUnconfirmed, keepUnconfirmed, recallUnconfirmed } from '@/lib/browser/unconfirmed';
import type { Restored } from '../draft/use-draft';

/**
 * The form's last message, if its arrival was not confirmed. `settle` is called after each sent
 * message; `bringBack` fills it in again without overwriting anything.
 */
export function useUnconfirmed(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  onBack: (restored: Restored) => void,
) {
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept(recallUnconfirmed(name) !== undefined), [name]);

  function settle(confirmed: boolean, values: Readonly<Record<string, FormValue>>) {
    if (confirmed) dropUnconfirmed(name);
    else keepUnconfirmed(name, values);
    setKept(!confirmed);
  }

  function bringBack() {
    const draft = recallUnconfirmed(name);
    setKept(false);
    if (!draft || !form.current) return;
    fillEmpty(form.current, draft.values);
    dropUnconfirmed(name);
    onBack({ file: draft.file });
  }

  return { settle, bringBack: isKept ? bringBack : undefined };
}
