const RETRIES = 3;
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;
const LIFETIME = 5 * 60_000;

/** Milliseconds to wait after the try of this number, the first being 0: doubling, with an end. */
export function retryDelay(attempt: number): number {
  return Math.min(FIRST_DELAY * 2 ** attempt, LONGEST_DELAY);
}

/** Tries again three times, each time after a longer wait. Rejects as the last try did. */
export async function withRetries<T>(load: () => Promise<T>, attempt = 0): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (attempt === RETRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
    return withRetries(load, attempt + 1);
  }
}

/** Keeps what was loaded for five minutes; a failure is not kept. */
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
