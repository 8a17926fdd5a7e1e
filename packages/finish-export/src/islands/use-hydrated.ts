'use client';

import { useEffect, useState } from 'react';

/**
 * Whether React has hydrated this island: `''` if so, for `data-hydrated={useHydrated()}`. The
 * attribute makes the loader repeat a submit that it held back, and lets styles tell the states apart.
 */
export function useHydrated(): '' | undefined {
  const [hydrated, setHydrated] = useState<'' | undefined>();
  useEffect(() => setHydrated(''), []);
  return hydrated;
}
