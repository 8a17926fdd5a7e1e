const RETRIES = 3;
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;
const LIFETIME = 5 * 60_000;

/** Milliseconds before retry number `attempt`, from 0: doubling, with a maximum. */
function retryDelay(attempt: number): number {
  return Math.min(FIRST_DELAY * 2 ** attempt, LONGEST_DELAY);
}

/** Retries three times with growing delays. Rejects with the last error. */
export async function withRetries<T>(load: () => Promise<T>, attempt = 0): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (attempt === RETRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
    return withRetries(load, attempt + 1);
  }
}

/** Caches a result for five minutes; failures are not cached. */
export function cached<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (kept && Date.now() < kept.until) return kept.value;
    const fresh = { value: load(), until: Date.now() + LIFETIME };
    kept = fresh;
    fresh.value.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.value;
  };
}
