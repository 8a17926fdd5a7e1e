import { useCallback, useEffect, useState } from 'react';
import type { PriceList } from '@/lib/price/price-list';
import { cached, withRetries } from '@/lib/search/retry';

async function fetchList(path: string): Promise<PriceList> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The price list answered ${response.status}`);
  return response.json();
}

const loaders: Record<string, () => Promise<PriceList>> = {};

/** The price list, once it has loaded; `load` fetches it again after a failure. */
export function usePriceList(path: string, hydrated: '' | undefined) {
  const [list, setList] = useState<PriceList>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    loaders[path] ??= cached(() => withRetries(() => fetchList(path)));
    try {
      setList(await loaders[path]());
    } catch {
      setFailed(true);
    }
  }, [path]);
  useEffect(() => {
    if (hydrated !== undefined) load();
  }, [hydrated, load]);

  return { list, failed, load };
}
