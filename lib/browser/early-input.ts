import { announce, type Control, controlsOf, isCheckbox, isEmpty, readValues } from './form-values';

/** What the page's loader or `keepEarlyInput` has saved of a form, by field id, or by value for boxes without an id. */
function* savedInput(form: HTMLFormElement) {
  for (const control of controlsOf(form)) {
    const key = control.id || control.value;
    const typed = sessionStorage.getItem(key);
    if (typed) yield { control, key, typed };
  }
}

/**
 * Restores what was typed before the form's script loaded, for browsers that lose it on a reload.
 * Never overwrites a field.
 *
 * @returns the name of a chosen file, which could not be saved
 */
export function restoreEarlyInput(form: HTMLFormElement): string | undefined {
  let file: string | undefined;
  try {
    const before = readValues(form);
    for (const { control, typed } of savedInput(form)) {
      if (!isEmpty(before[control.name])) continue;
      // Browsers prefix a fake path.
      if (control.type === 'file') file = typed.split('\\').pop();
      else if (isCheckbox(control)) control.checked = typed === 'true';
      else control.value = typed;
    }
  } catch {
    // Denied storage has saved nothing.
  }
  announce(form);
  return file;
}

/** Whether something was typed in this tab, in this form, before its script loaded. */
export function hasEarlyInput(form: HTMLFormElement): boolean {
  try {
    return !savedInput(form).next().done;
  } catch {
    return false;
  }
}

/**
 * Keeps a field as the page's loader does: at once, because a browser gives up writing to IndexedDB
 * when the page is left. All boxes of a group, because a draft fills in all of them or none.
 */
export function keepEarlyInput(form: HTMLFormElement, { name }: Control): void {
  try {
    for (const control of controlsOf(form).filter((each) => each.name === name)) {
      const isChecked = isCheckbox(control) && control.checked;
      sessionStorage.setItem(control.id || control.value, String(isChecked || control.value));
    }
  } catch {
    // Denied storage keeps nothing.
  }
}

/** Deletes these copies, once the text is kept as a draft. */
export function forgetEarlyInput(form: HTMLFormElement): void {
  try {
    for (const { key } of savedInput(form)) sessionStorage.removeItem(key);
  } catch {
    // Denied storage has saved nothing.
  }
}

/** Notes, as the page's loader does, that the browser itself posts a form. */
export function markPosted({ id }: HTMLFormElement): void {
  try {
    sessionStorage.setItem(id, 'true');
  } catch {
    // Denied storage has kept nothing of the form either.
  }
}
