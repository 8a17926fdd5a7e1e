'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, dropDraft, restoreDraft, saveDraft, tabStorage } from '@/lib/browser/draft';
import { restoreEarlyInput } from '@/lib/browser/early-input';
import { forgetFragment } from '@/lib/browser/forget-fragment';
import { fillEmpty, readValues } from '@/lib/browser/form-values';
import { sentNoticeId } from '@/lib/forms/form-ids';

/** What was restored into a form, until the form is reset or sent. */
export type Restored = { file?: Draft['file'] | undefined; underWay?: boolean };

/**
 * Keeps the form's values for the life of the tab and restores them after a reload or a visit to
 * another page. An empty form, sent or cleared, leaves no draft. Call `markUnderWay` when sending
 * starts and ends, and `setRestored` when an earlier message is brought back.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const [restored, setRestored] = useState<Restored>();
  const underWay = useRef(false);

  const save = useCallback(() => {
    const element = form.current;
    if (!element) return;
    saveDraft(tabStorage(), name, readValues(element), underWay.current);
    // A lost file that has been chosen again is no longer missing.
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
    // Text typed before hydration is not saved yet.
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
  return { restored, markUnderWay, setRestored };
}

/**
 * Whether the service has just redirected back after a native post. An address that was typed has
 * no referrer, so the draft stays.
 */
function hasJustArrived(name: string): boolean {
  if (window.location.hash !== `#${sentNoticeId(name)}`) return false;
  if (document.referrer === '') {
    // Only a navigation, unlike `replaceState`, hides the `:target` element.
    window.location.replace('#');
    return false;
  }
  // Once only: what is typed from now on is another message. The notice stays visible.
  forgetFragment();
  return true;
}

function hasFile(form: HTMLFormElement): boolean {
  return Object.values(readValues(form)).some(
    (value) => value instanceof FileList && value.length > 0,
  );
}
