'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A notice about a form's values: once shown, it stays until the form is reset. */
export function useNotice(form: RefObject<HTMLFormElement | null>): [boolean, () => void] {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = form.current;
    const hide = () => setShown(false);
    element?.addEventListener('reset', hide);
    return () => element?.removeEventListener('reset', hide);
  }, [form]);
  return [shown, useCallback(() => setShown(true), [])];
}
