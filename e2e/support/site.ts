import { testAddress } from '../../scripts/setup/addresses.mjs';

/** What the host answers at a path. */
export type Answer = { path: string; status: number; html: string };

/** Asks the host for a path, as a visitor without script or cache does. */
export async function ask(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, testAddress.origin));
  return { path, status: response.status, html: await response.text() };
}
