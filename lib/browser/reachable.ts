/** Milliseconds after which a host counts as out of reach. */
const PATIENCE = 3_000;

/**
 * Runs a request that is aborted after so many milliseconds. Chrome before 103 has no
 * `AbortSignal.timeout`.
 */
export async function withTimeLimit<T>(
  milliseconds: number,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the host of an address responds at all, with any status. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const { origin } = new URL(address);
    await withTimeLimit(PATIENCE, (signal) =>
      fetch(origin, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal }),
    );
    return true;
  } catch {
    return false;
  }
}
