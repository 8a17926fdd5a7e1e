import { announce, type Control, controlsOf, isCheckbox, isEmpty, readValues } from './form-values';
import { inStorage } from './in-storage';

/** By field id, or by value for boxes without an id. */
const keyOf = ({ id, value }: Control) => id || value;

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
 *
 * @returns the name of a chosen file, which could not be saved
 */
export function restoreEarlyInput(form: HTMLFormElement): string | undefined {
  let file: string | undefined;
  const before = readValues(form);
  for (const { control, typed } of savedInput(form)) {
    if (!isEmpty(before[control.name])) continue;
    // Browsers prefix a fake path.
    if (control.type === 'file') file = typed.split('\\').pop();
    else if (isCheckbox(control)) control.checked = typed === 'true';
    else control.value = typed;
  }
  announce(form);
  return file;
}

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
export const markPosted = ({ id }: HTMLFormElement): void =>
  inStorage(() => sessionStorage.setItem(id, 'true'));
