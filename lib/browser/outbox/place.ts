import type { Place } from './message';

/*
 * What pages keep outside the outbox, because it is needed before the code for that has loaded: which
 * tab this is, and a mark that this browser keeps texts. The worker can write neither.
 */

/** An id for a message, page or tab. `randomUUID` needs a newer Safari, and HTTPS. */
export const newId = (): string => Math.random().toString(36).slice(2) + Date.now().toString(36);

/** Identifies this page until it is left. */
const OWNER = /* @__PURE__ */ newId();

/** Identifies this tab over reloads and visits to other pages. A page that has no storage is one. */
function tabId(): string {
  try {
    sessionStorage.tab ||= newId();
    return sessionStorage.tab;
  } catch {
    return OWNER;
  }
}

/** Where the text of a form on this page is typed. */
export const placeOf = (form: string): Place => ({
  form,
  page: location.pathname,
  tab: tabId(),
  owner: OWNER,
});

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
