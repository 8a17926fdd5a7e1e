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

/**
 * Identifies a message: equal for equal messages. Contains none of its text, so the storage reveals
 * nothing. 64 bits in base 36.
 */
export function fingerprint(parts: unknown): string {
  const text = JSON.stringify(parts);
  return hash(text, 0x811c9dc5) + hash(text, 0x9747b28c);
}

/** FNV-1a over UTF-16 units. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return (value >>> 0).toString(36).padStart(7, '0');
}
