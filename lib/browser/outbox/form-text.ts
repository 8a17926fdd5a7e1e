import { sentNoticeId } from '@/lib/forms/setup';
import { hasEarlyInput, takePosted } from '../early-input';
import {
  announce,
  chosenFile,
  clearForm,
  controlsOf,
  type FormValue,
  fileIn,
  isCheckbox,
  isEmpty,
  readValues,
  type Values,
} from '../form-values';
import { inStorage } from '../in-storage';
import type { DraftValues, Place, Text } from './message';

/** An id for a message, page or tab. `randomUUID` needs a newer Safari, and HTTPS. */
export const newId = (): string => Math.random().toString(36).slice(2) + Date.now().toString(36);

/** Identifies this page until it is left. */
const OWNER = newId();

/** Identifies this tab over reloads and visits to other pages. A page that has no storage is one. */
const tabId = () =>
  inStorage(() => {
    sessionStorage.tab ||= newId();
    return String(sessionStorage.tab);
  }) ?? OWNER;

export const placeOf = (form: string): Place => ({
  form,
  page: location.pathname,
  tab: tabId(),
  owner: OWNER,
});

const isSame = (a: FormValue | undefined, b: FormValue | undefined) =>
  JSON.stringify(a) === JSON.stringify(b) && fileIn(a) === fileIn(b);

/** The part of a form's values that can be kept: what is filled in, without `_` fields and files. */
export function textOf(values: Values): Text {
  const kept = Object.entries(values).filter(
    ([name, value]) => !name.startsWith('_') && !(value instanceof FileList) && !isEmpty(value),
  );
  return { values: Object.fromEntries(kept) as DraftValues, file: chosenFile(values)?.name };
}

/**
 * Identifies a message by what is sent besides its form's values (`fixed`) and by these: equal for
 * equal messages. Contains none of its text, so the storage reveals nothing. 64 bits in base 36.
 */
export function fingerprint(fixed: readonly unknown[], values: Values): string {
  const text = JSON.stringify([...fixed, textOf(values), chosenFile(values)?.size]);
  return hash(text, 0x811c9dc5) + hash(text, 0x9747b28c);
}

/** FNV-1a over UTF-16 units. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36).padStart(7, '0');
}

/** Empties the fields that were sent. What was typed since then stays; returns whether any was. */
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
export function takeNativePost(form: HTMLFormElement, name: string) {
  const isPosted = takePosted(form) && hasEarlyInput(form);
  const isBack = location.hash === `#${sentNoticeId(name)}`;
  // Only a navigation, unlike `replaceState`, hides the `:target` element.
  if (isBack && !isPosted) location.replace('#');
  // Neither a reload nor a shared link may show it again.
  if (isBack) history.replaceState(history.state, '', location.pathname + location.search);
  return isPosted ? (isBack ? 'sent' : 'unanswered') : undefined;
}
