'use client';

import { type RefObject, useEffect, useState } from 'react';
import { type FormValue, readValues } from '@/lib/browser/form-values';

/** What stands in the form's fields, as it changes. Empty before hydration. */
export function useFormValues(
  form: RefObject<HTMLFormElement | null>,
): Readonly<Record<string, FormValue>> {
  const [values, setValues] = useState<Readonly<Record<string, FormValue>>>({});
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => setValues(readValues(element));
    read();
    element.addEventListener('input', read);
    return () => element.removeEventListener('input', read);
  }, [form]);
  return values;
}
