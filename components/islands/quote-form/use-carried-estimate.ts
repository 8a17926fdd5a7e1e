'use client';

import { type RefObject, useEffect } from 'react';
import { useNotice } from '@/components/forms/notice/use-notice';
import { forgetFragment } from '@/lib/browser/forget-fragment';
import { fillEmpty } from '@/lib/browser/form-values';
import { fromFragment, GOODS_FIELD, QUOTE_FIELDS } from '@/lib/calculator/url-fragment';

/**
 * Fills in what the calculator or a goods page passes in the address, with `home` as the destination.
 * Returns whether it did.
 */
export function useCarriedEstimate(
  form: RefObject<HTMLFormElement | null>,
  home: string | undefined,
): boolean {
  const [carried, showCarried] = useNotice(form);
  useEffect(() => {
    const fields = fromFragment(window.location.hash, QUOTE_FIELDS);
    if (!fields || !form.current) return;
    const goods = fromFragment(window.location.hash, [GOODS_FIELD]);
    fillEmpty(form.current, { ...fields, ...goods, destinationCountry: home });
    showCarried();
    // A reload must not undo what the visitor has changed since.
    forgetFragment();
  }, [form, home, showCarried]);
  return carried;
}
