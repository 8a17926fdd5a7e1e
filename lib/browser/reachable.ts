/** Milliseconds after which a host counts as out of reach. */
const PATIENCE = 3_000;

/** Whether the host of an address responds at all, with any status. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(new URL(address).origin, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return true;
  } catch {
    return false;
  }
}
