import { useCallback, useEffect, useState } from 'react';
import type { PriceList } from '@/lib/price/price-list';
import { fetchList } from '@/lib/site/fetch-list';

/** The price list, once it has loaded; `load` fetches it again after a failure. */
export function usePriceList(path: string, hydrated: '' | undefined) {
  const [list, setList] = useState<PriceList>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setList(await fetchList<PriceList>(path));
    } catch {
      setFailed(true);
    }
  }, [path]);
  useEffect(() => {
    if (hydrated !== undefined) load();
  }, [hydrated, load]);

  return { list, failed, load };
}
