import { type FormSetup, sentNoticeId } from '@/lib/forms/setup';
import {
  announce,
  clearForm,
  controlsOf,
  type FormValue,
  fillEmpty,
  forgetEarlyInput,
  hasEarlyInput,
  isCheckbox,
  isEmpty,
  readValues,
} from '../form-values';
import { inStorage } from '../in-storage';
import type { DraftValues, Place, Text } from './message';
import { answer, open, send, type } from './outbox';
import { act, readOutbox } from './store';

export type Values = Readonly<Record<string, FormValue>>;

/** An id for a message, page or tab. `randomUUID` needs a newer Safari, and HTTPS. */
const newId = (): string => Math.random().toString(36).slice(2) + Date.now().toString(36);

/** Identifies this page until it is left. */
const OWNER = newId();

/** Identifies this tab over reloads and visits to other pages. A page that has no storage is one. */
const tabId = () =>
  inStorage(() => {
    sessionStorage.tab ||= newId();
    return String(sessionStorage.tab);
  }) ?? OWNER;

export const placeOf = (form: string): Place => ({
  ...{ form, page: location.pathname, tab: tabId(), owner: OWNER },
});

const fileIn = (value: FormValue | undefined) => (value instanceof FileList ? value[0] : undefined);

/** The file that is chosen in a form. */
const chosenFile = (values: Values): File | undefined =>
  Object.values(values).map(fileIn).find(Boolean);

const isSame = (a: FormValue | undefined, b: FormValue | undefined) =>
  JSON.stringify(a) === JSON.stringify(b) && fileIn(a) === fileIn(b);

/** The part of a form's values that can be kept: what is filled in, without `_` fields and files. */
function textOf(values: Values): Text {
  const kept = Object.entries(values).filter(
    ([name, value]) => !name.startsWith('_') && !(value instanceof FileList) && !isEmpty(value),
  );
  return { values: Object.fromEntries(kept) as DraftValues, file: chosenFile(values)?.name };
}

/**
 * Identifies a message by what is sent besides its form's values (`fixed`) and by these: equal for
 * equal messages. Contains none of its text, so the storage reveals nothing. 64 bits in base 36.
 */
function fingerprint(fixed: readonly unknown[], values: Values): string {
  const text = JSON.stringify([...fixed, textOf(values), chosenFile(values)?.size]);
  return hash(text, 0x811c9dc5) + hash(text, 0x9747b28c);
}

/** FNV-1a over UTF-16 units. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36).padStart(7, '0');
}

/**
 * Empties the fields that were sent. What was typed since `sent` was read stays; returns whether
 * there is any.
 */
export function clearSent(form: HTMLFormElement, sent: Values): boolean {
  const now = readValues(form);
  const typedSince = Object.keys(now).filter((name) => !isSame(now[name], sent[name]));
  if (typedSince.length === 0) {
    clearForm(form);
    return false;
  }
  for (const control of controlsOf(form).filter(({ name }) => !typedSince.includes(name))) {
    if (isCheckbox(control)) control.checked = control.defaultChecked;
    else if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control.value = control.defaultValue;
  }
  announce(form);
  return true;
}

/**
 * What became of a form that the browser itself has posted in this tab: `sent` once the service has
 * led back to the form's notice, else nobody knows. Anybody can link to the notice, so it is hidden
 * if this tab has posted nothing.
 */
function takeNativePost(form: HTMLFormElement, noticeId: string) {
  const isPosted = inStorage(() => {
    const isNoted = sessionStorage.getItem(form.id) !== null;
    sessionStorage.removeItem(form.id);
    return isNoted && hasEarlyInput(form);
  });
  const isBack = location.hash === `#${noticeId}`;
  // Only a navigation, unlike `replaceState`, hides the `:target` element.
  if (isBack && !isPosted) location.replace('#');
  // Neither a reload nor a shared link may show it again.
  if (isBack) history.replaceState(null, '', location.pathname + location.search);
  return isPosted ? (isBack ? 'sent' : 'unanswered') : undefined;
}

/** What was restored into a form, until it is reset or sent. */
export type Restored = { file?: string | undefined; underWay?: boolean } | undefined;

export type FormOfDraft = {
  form: HTMLFormElement;
  name: string;
  setup: FormSetup;
  subject: string;
  /** Name of a file that was chosen before hydration, and is lost. */
  lostFile: string | undefined;
  show: (change: { restored: Restored }) => void;
  signal: AbortSignal;
};

/**
 * Keeps what is typed into a form as a record of its own, and restores what this tab has typed before.
 *
 * @param onBegin called when the form has another record
 */
export function keepDraft(of: FormOfDraft, onBegin: () => void) {
  const { form, name, setup, subject, lostFile, show, signal } = of;
  const place = placeOf(name);
  let id = newId();
  let isReady = false;
  let unsaved = 0;
  let restored: Restored;

  const draftOf = (values: Values) => ({ id, ...place, ...textOf(values) });
  const printOf = (values: Values) => fingerprint([subject, setup.fixed], values);

  function report(change?: Restored) {
    restored = change;
    show({ restored });
  }

  function begin(next = newId()) {
    id = next;
    onBegin();
  }

  /** Keeps what is in the form. An empty form leaves no record. */
  async function save(): Promise<void> {
    if (!isReady) return;
    const draft = draftOf(readValues(form));
    // A lost file that has been chosen again is no longer missing.
    if (draft.file && restored) report({ ...restored, file: undefined });
    if (await act((outbox, now) => type(outbox, draft, now))) return;
    if (id === draft.id) begin();
    await save();
  }

  /** Saves what is in the form; the early copies then go, unless more was typed meanwhile. */
  async function keep() {
    unsaved += 1;
    await save();
    unsaved -= 1;
    if (unsaved === 0 && isReady) forgetEarlyInput(form);
  }

  /** Replaces what is in the form, under the same record or that of another message. */
  async function replace(text: Text, next?: string) {
    begin(next);
    isReady = false;
    clearForm(form);
    fillEmpty(form, text.values);
    isReady = true;
    if (Object.keys(text.values).length > 0 || text.file) report({ file: text.file });
    await save();
  }

  /** Fills in what this tab has kept, except where the visitor or the page has filled a field in. */
  async function restore() {
    const native = takeNativePost(form, sentNoticeId(name));
    const values = readValues(form);
    if (native === 'sent') {
      forgetEarlyInput(form);
      clearForm(form);
    }
    const post = { ...draftOf(values), id: newId(), print: printOf(values), again: true };
    if (native)
      await act((outbox, now) => answer(send(outbox, post, now)[0], post.id, native, now));
    await readOutbox();
    const draft = await act((outbox) => open(outbox, place));
    if (draft) fillEmpty(form, draft.values);
    isReady = true;
    begin(draft?.id);
    const underWay = native === 'unanswered' || draft?.left === true;
    if (draft || lostFile) report({ file: draft?.file ?? lostFile, underWay });
    await keep();
  }

  form.addEventListener('reset', () => report(), { signal });
  const isRestored = restore();
  return { place, isRestored, currentId: () => id, draftOf, printOf, begin, keep, replace, report };
}
