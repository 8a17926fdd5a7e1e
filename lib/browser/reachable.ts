/** Milliseconds after which a host counts as out of reach. */
const PATIENCE = 3_000;

/** Rejects after so many milliseconds, and aborts the signal. Chrome 92 has no `AbortSignal.timeout`. */
export function inTime<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      controller.abort();
      reject();
    }, milliseconds);
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Whether the host of an address responds at all, with any status. Asks for the address itself, because
 * pages may connect to nothing else there.
 */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const init: RequestInit = { method: 'HEAD', mode: 'no-cors', cache: 'no-store' };
    await inTime(PATIENCE, (signal) => fetch(address, { ...init, signal }));
    return true;
  } catch {
    return false;
  }
}
