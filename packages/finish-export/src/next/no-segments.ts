/**
 * Replaces Next's module `server/app-render/collect-segment-data`, which splits each page's flight
 * data into segments to prefetch for client navigation. An export with plain links does not use them,
 * and they take half of the time that Next needs for a page.
 */

/** One empty segment, because the build requires a page's. */
export async function collectSegmentData(): Promise<Map<string, Buffer>> {
  return new Map([['/__PAGE__', Buffer.alloc(0)]]);
}

/** No hints on which segments a client should prefetch. */
export async function collectPrefetchHints(): Promise<null> {
  return null;
}
