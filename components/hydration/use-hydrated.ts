'use client';

import { useEffect, useState } from 'react';

/**
 * Whether React runs this island already. The island shows it as `data-hydrated` on its root: styles
 * tell the two states apart by it, and a first click that came too early is repeated at that moment.
 */
export function useHydrated(): '' | undefined {
  const [hydrated, setHydrated] = useState<'' | undefined>();
  useEffect(() => setHydrated(''), []);
  return hydrated;
}
