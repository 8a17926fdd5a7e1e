import { testAddress } from '../../scripts/setup/addresses.mjs';

/** The host's response for a path. */
export type Answer = { path: string; status: number; html: string };

/** Requests a path without script or cache. */
export async function ask(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, testAddress.origin));
  return { path, status: response.status, html: await response.text() };
}
