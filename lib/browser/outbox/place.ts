import type { Place } from './message';

/** An id for a message, page or tab. `randomUUID` needs a newer Safari, and HTTPS. */
export const newId = (): string => Math.random().toString(36).slice(2) + Date.now().toString(36);

/** Identifies this page until it is left. */
const OWNER = newId();

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
