/*
 * A mark in localStorage that this browser keeps texts, so that pages need no further script to know.
 * Pages write it with every change. The worker cannot, but it makes no messages.
 */

/** Notes until when a text is shown, in milliseconds; 0: none is, but some are kept. */
export function markUnsent(until: number | undefined): void {
  try {
    if (until === undefined) localStorage.removeItem('unsent');
    else localStorage.setItem('unsent', String(until));
  } catch {
    // Denied storage keeps no messages either. A worker has none.
  }
}

/** What `markUnsent` noted last. */
export function readUnsentMark(): number | undefined {
  try {
    return localStorage.unsent && Number(localStorage.unsent);
  } catch {
    return undefined;
  }
}
