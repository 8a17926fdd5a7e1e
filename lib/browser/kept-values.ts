import {
  announce,
  type Control,
  clearForm,
  controlsOf,
  type FormValue,
  isCheckbox,
  isEmpty,
  readValues,
} from './form-values';

/* What only the code for keeping and sending messages needs of a form's values: it loads later. */

/** What a draft keeps of a field: text, a group's checked values, a check box. Never a file. */
export type DraftValues = Readonly<Record<string, string | boolean | readonly string[]>>;

/** The part of a form's values that can be kept: what is filled in, without `_` fields and files. */
export function draftValues(values: Readonly<Record<string, FormValue>>): DraftValues {
  const kept = Object.entries(values).filter(
    ([name, value]) => !name.startsWith('_') && !(value instanceof FileList) && !isEmpty(value),
  );
  return Object.fromEntries(kept) as DraftValues;
}

/** The file that is chosen in a form. */
export const chosenFile = (values: Readonly<Record<string, FormValue>>): File | undefined =>
  Object.values(values).find((value) => value instanceof FileList)?.[0];

/**
 * Empties the fields that were sent. What was typed since `sent` was read stays; returns whether
 * there is any.
 */
export function clearSent(
  form: HTMLFormElement,
  sent: Readonly<Record<string, FormValue>>,
): boolean {
  const now = readValues(form);
  const typedSince = Object.keys(now).filter((name) => !isSame(now[name], sent[name]));
  if (typedSince.length === 0) {
    clearForm(form);
    return false;
  }
  for (const control of controlsOf(form)) {
    if (!typedSince.includes(control.name)) emptyControl(control);
  }
  announce(form);
  return true;
}

function emptyControl(control: Control): void {
  if (isCheckbox(control)) control.checked = control.defaultChecked;
  else if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
  else control.value = control.defaultValue;
}

/** Files are compared by identity. */
function isSame(a: FormValue | undefined, b: FormValue | undefined): boolean {
  const items = (value: FormValue | undefined): readonly unknown[] =>
    typeof value === 'object' && value !== null ? Array.from<unknown>(value) : [value];
  const [first, second] = [items(a), items(b)];
  return first.length === second.length && first.every((item, i) => item === second[i]);
}
