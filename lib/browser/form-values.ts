import type { Forms } from '@/content/schema/forms';
import { inStorage } from './in-storage';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field's value: text, a check box's state, a group's checked values, files. */
export type FormValue = string | boolean | readonly string[] | FileList | null;

/** The form's values by field name, without hidden fields. */
export function readValues(form: HTMLFormElement): Record<string, FormValue> {
  const entered = new FormData(form);
  return Object.fromEntries(
    controlsOf(form).map((control): [string, FormValue] => {
      const { name, value } = control;
      if (!isCheckbox(control)) return [name, filesOf(control) ?? value];
      // A check box with a value of its own belongs to a group, even to a group of one.
      const isGroup = !['true', 'on'].includes(value);
      return [name, isGroup ? entered.getAll(name).map(String) : control.checked];
    }),
  );
}

export type Values = Readonly<Record<string, FormValue>>;

export const fileIn = (value: FormValue | undefined): File | undefined =>
  value instanceof FileList ? value[0] : undefined;

export const chosenFile = (values: Values): File | undefined =>
  Object.values(values).map(fileIn).find(Boolean);

const filesOf = (control: Control) => (control instanceof HTMLInputElement ? control.files : null);

export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  const before = readValues(form);
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (!isEmpty(before[control.name]) || control.type === 'file') continue;
    if (isCheckbox(control)) {
      control.checked = Array.isArray(value) ? value.includes(control.value) : value === true;
    } else if (typeof value === 'string') {
      control.value = value;
    }
  }
  announce(form);
}

export function clearForm(form: HTMLFormElement): void {
  form.reset();
  announce(form);
}

/** Fires `input` on the form itself, for listeners that follow its values. Typing fires it on a field. */
export function announce(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

export function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.querySelectorAll('input:not([type=hidden]), select, textarea'));
}

export function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

export function isEmpty(value: FormValue | undefined): boolean {
  return typeof value === 'object' && value ? value.length === 0 : !value;
}

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

/**
 * Makes the browser report errors in the page's language; its own messages are in the language of
 * the browser. Call it before each check and when a value changes, because a field with a custom
 * message stays invalid until the message is cleared.
 */
export function explain(form: HTMLFormElement, words: Forms['common']['checks']): void {
  for (const control of controlsOf(form)) {
    const { valueMissing, typeMismatch, patternMismatch } = control.validity;
    const message =
      (valueMissing && words.required) ||
      (typeMismatch && words.email) ||
      // Browsers add it to a message of their own.
      (patternMismatch && control.title);
    control.setCustomValidity(message || '');
  }
}
