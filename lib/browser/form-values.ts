import type { Forms } from '@/content/schema/forms';

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

/**
 * Makes the browser report errors in the page's language; its own messages are in the language of
 * the browser. Call it before each check and when a value changes, because a field with a custom
 * message stays invalid until the message is cleared.
 */
export function setErrorMessages(form: HTMLFormElement, words: Forms['common']['checks']): void {
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
