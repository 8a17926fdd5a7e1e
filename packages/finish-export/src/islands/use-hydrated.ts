'use client';

import { useEffect, useState } from 'react';

/**
 * Whether React has hydrated this island, to be shown as `data-hydrated={hydrated || undefined}`. The
 * attribute makes the loader repeat a submit that it held back, and lets styles tell the states apart.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
