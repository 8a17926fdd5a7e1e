import { forgetAllEarlyInput } from './early-input';
import { inStorage } from './in-storage';

/** Under this name stands when the visitor last had everything forgotten: for all pages, a tab, a page. */
const MARK = 'forgotten';
/** Stands while kept messages are still to be deleted, which a page that is left does not end. */
const UNFINISHED = 'forgetting';

const told = new EventTarget();

/** The mark that this page has heard of; undefined until it listens. */
let heard: string | undefined;
let isOutdated = false;

const readMark = () => inStorage(() => localStorage.getItem(MARK)) ?? '';

/** Deletes the early copies of all forms of this tab, if they are older than the mark. */
const sweepTab = () =>
  inStorage(() => {
    const known = sessionStorage.getItem(MARK);
    if (known !== null && known !== heard) forgetAllEarlyInput();
    sessionStorage.setItem(MARK, heard ?? '');
  });

/** Notes what this page knows in its entry of the history, to which the visitor may come back. */
function note(): void {
  if (history.state?.[MARK] !== heard)
    history.replaceState({ ...history.state, [MARK]: heard }, '');
  sweepTab();
}

function check(): void {
  const mark = readMark();
  const isNew = mark !== heard;
  heard = mark;
  note();
  if (isNew) told.dispatchEvent(new Event(MARK));
}

function listen(): void {
  if (heard !== undefined) return;
  heard = readMark();
  const known = history.state?.[MARK];
  isOutdated = known !== undefined && known !== heard;
  note();
  // Another tab; a page from the back-forward cache; and browsers that miss an event in the background.
  for (const type of ['storage', 'pageshow', 'focus', 'hashchange']) addEventListener(type, check);
}

/**
 * Calls `forget` whenever the visitor has everything forgotten, here or on another page; and at once if
 * the browser has put back what was typed into this page before.
 */
export function followForgetting(forget: () => void, signal: AbortSignal): void {
  listen();
  told.addEventListener(MARK, forget, { signal });
  if (isOutdated) forget();
}

/** Tells all pages of the site, this one included, to forget what was typed. */
export function forgetEverywhere(): void {
  inStorage(() => {
    localStorage.setItem(UNFINISHED, 'true');
    localStorage.setItem(MARK, String(Date.now()));
  });
  check();
}

export const isForgetting = (): boolean =>
  inStorage(() => localStorage.getItem(UNFINISHED) !== null) ?? false;

/** Call it once no message is kept any more. */
export const endForgetting = (): void => inStorage(() => localStorage.removeItem(UNFINISHED));
