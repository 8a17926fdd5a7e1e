import { useCallback, useEffect, useState } from 'react';
import type { SearchEntry } from '@/lib/search/entry';
import { cached, withRetries } from '@/lib/search/retry';
import { createSearch, type Search } from '@/lib/search/search';

async function fetchSearch(list: string): Promise<Search> {
  const response = await fetch(list);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return createSearch((await response.json()) as SearchEntry[]);
}

const loaders: Record<string, () => Promise<Search>> = {};

/** Loads the answers of a list, which then stay for a while. */
function loadSearch(list: string): Promise<Search> {
  loaders[list] ??= cached(() => withRetries(() => fetchSearch(list)));
  return loaders[list]();
}

/** The search, once its answers have loaded; `load` fetches them, and again after a failure. */
export function useAnswers(list: string) {
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await loadSearch(list);
      setSearch(() => loaded);
    } catch {
      setFailed(true);
    }
  }, [list]);
  useEffect(() => void load(), [load]);

  return { search, failed, load };
}
