import { useCallback, useEffect, useState } from 'react';
import type { SearchEntry } from '@/lib/search/entry';
import { cached, withRetries } from '@/lib/search/retry';
import { createSearch, type Search } from '@/lib/search/search';

async function fetchSearch(): Promise<Search> {
  const response = await fetch('/lists/help-search.json');
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return createSearch((await response.json()) as SearchEntry[]);
}

const loadSearch = cached(() => withRetries(fetchSearch));

/** The search, once its answers have loaded; `load` fetches them, and again after a failure. */
export function useAnswers() {
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await loadSearch();
      setSearch(() => loaded);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);

  return { search, failed, load };
}
