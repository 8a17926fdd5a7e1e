'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, dropDraft, restoreDraft, saveDraft, tabStorage } from '@/lib/browser/draft';
import { restoreEarlyInput } from '@/lib/browser/early-input';
import { forgetFragment } from '@/lib/browser/forget-fragment';
import { fillEmpty, readValues } from '@/lib/browser/form-values';
import { sentNoticeId } from '@/lib/forms/form-ids';

/** What came back into a form, until the form is emptied or sent. */
export type Restored = { file?: Draft['file'] | undefined; underWay?: boolean };

/**
 * Keeps what stands in the form for the life of the tab, and puts it back after a reload or a trip
 * to another page. An emptied form, sent or cleared, leaves no draft. `markUnderWay` is told when
 * the form's message leaves and when that is over.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const [restored, setRestored] = useState<Restored>();
  const underWay = useRef(false);

  const save = useCallback(() => {
    const element = form.current;
    if (!element) return;
    saveDraft(tabStorage(), name, readValues(element), underWay.current);
    // A file that was lost and has been chosen again is lost no more.
    if (hasFile(element)) setRestored((before) => before && { ...before, file: undefined });
  }, [form, name]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const storage = tabStorage();
    const arrived = hasJustArrived(name);
    if (arrived) dropDraft(storage, name);
    const file = restoreEarlyInput(storage, element, arrived);
    const draft = restoreDraft(storage, name);
    if (draft) fillEmpty(element, draft.values);
    if (draft || file) setRestored({ file, ...draft });
    // What was typed before hydration is not kept yet.
    save();
    const forget = () => setRestored(undefined);
    element.addEventListener('input', save);
    element.addEventListener('reset', forget);
    return () => {
      element.removeEventListener('input', save);
      element.removeEventListener('reset', forget);
    };
  }, [form, name, save]);

  const markUnderWay = useCallback(
    (value: boolean) => {
      underWay.current = value;
      setRestored(undefined);
      save();
    },
    [save],
  );
  return { restored, markUnderWay };
}

/** Whether the service has led back here after the browser posted the form by itself. */
function hasJustArrived(name: string): boolean {
  if (window.location.hash !== `#${sentNoticeId(name)}`) return false;
  // Said once: what is written from now on is another message. The notice itself stays.
  forgetFragment();
  return true;
}

function hasFile(form: HTMLFormElement): boolean {
  return Object.values(readValues(form)).some(
    (value) => value instanceof FileList && value.length > 0,
  );
}
