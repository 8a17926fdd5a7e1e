/**
 * What was typed before the form's script loaded, as the page's loader keeps it in this tab, and whether the
 * browser itself has posted the form.
 */
import { announce, type Control, controlsOf, isCheckbox, isEmpty, readValues } from './form-values';
import { inStorage } from './in-storage';

/** By field id, or by value for boxes without an id. */
const keyOf = ({ id, value }: Control) => `typed ${id || value}`;

const postedKey = ({ id }: HTMLFormElement) => `posted ${id}`;

/** What the page's loader or `keepEarlyInput` has saved of a form. */
const savedInput = (form: HTMLFormElement) =>
  inStorage(() =>
    controlsOf(form).flatMap((control) => {
      const typed = sessionStorage.getItem(keyOf(control));
      return typed ? [{ control, typed }] : [];
    }),
  ) ?? [];

/**
 * Restores what was typed before the form's script loaded, for browsers that lose it on a reload.
 * Never overwrites a field.
 */
export function restoreEarlyInput(form: HTMLFormElement): void {
  const before = readValues(form);
  for (const { control, typed } of savedInput(form)) {
    if (!isEmpty(before[control.name]) || control.type === 'file') continue;
    if (isCheckbox(control)) control.checked = typed === 'true';
    else control.value = typed;
  }
  announce(form);
}

/** The name of a file that was chosen before the form's script loaded, and got lost. */
export const lostFile = (form: HTMLFormElement): string | undefined =>
  savedInput(form)
    .find(({ control }) => control.type === 'file' && !control.value)
    // Browsers prefix a fake path.
    ?.typed.split('\\')
    .pop();

/** Whether something was typed in this tab, in this form, before its script loaded. */
export const hasEarlyInput = (form: HTMLFormElement): boolean => savedInput(form).length > 0;

/**
 * Keeps a field as the page's loader does: at once, because a browser gives up writing to IndexedDB
 * when the page is left. All boxes of a group, because a draft fills in all of them or none.
 */
export function keepEarlyInput(form: HTMLFormElement, { name }: Control): void {
  for (const control of controlsOf(form).filter((each) => each.name === name)) {
    const isChecked = isCheckbox(control) && control.checked;
    inStorage(() => sessionStorage.setItem(keyOf(control), String(isChecked || control.value)));
  }
}

/** Deletes these copies, once the text is kept as a draft. */
export function forgetEarlyInput(form: HTMLFormElement): void {
  for (const { control } of savedInput(form)) sessionStorage.removeItem(keyOf(control));
}

/** Notes, as the page's loader does, that the browser itself posts a form. */
export const markPosted = (form: HTMLFormElement): void =>
  inStorage(() => sessionStorage.setItem(postedKey(form), 'true'));

/** Whether the browser has posted a form, once: the note then goes. */
export const takePosted = (form: HTMLFormElement): boolean =>
  inStorage(() => {
    const isPosted = sessionStorage.getItem(postedKey(form)) !== null;
    sessionStorage.removeItem(postedKey(form));
    return isPosted;
  }) ?? false;

/** Deletes what this tab keeps of all forms. */
export const forgetAllEarlyInput = (): void =>
  inStorage(() => {
    for (const key of Object.keys(sessionStorage))
      if (/^(typed|posted) /.test(key)) sessionStorage.removeItem(key);
  });
