import { withTimeLimit } from './time-limit';

/** Milliseconds after which a host counts as out of reach. */
const PATIENCE = 3_000;

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
