export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field's value: text, a check box's state, a group's checked values, files. */
export type FormValue = string | boolean | readonly string[] | FileList | null;

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
 * The form's values by field name, from any source: the visitor before or after hydration, the
 * browser, a draft. Leaves out hidden fields.
 */
export function readValues(form: HTMLFormElement): Record<string, FormValue> {
  const controls = controlsOf(form);
  const values = controls.map(({ name }) => {
    const alike = controls.filter((control) => control.name === name);
    return [name, isGroup(alike) ? checkedOf(alike) : contentOf(alike[0])];
  });
  return Object.fromEntries(values);
}

/** Fills in the fields that are still empty. Never overwrites a value. */
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

/** Empties the form. */
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

/** A check box with a value of its own belongs to a group, even to a group of one. */
function isGroup(alike: readonly Control[]): boolean {
  const [first] = alike;
  return first !== undefined && isCheckbox(first) && !['true', 'on'].includes(first.value);
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

function checkedOf(group: readonly Control[]): string[] {
  return group
    .filter((control) => isCheckbox(control) && control.checked)
    .map(({ value }) => value);
}

function contentOf(control: Control | undefined): FormValue {
  if (!control) return null;
  if (isCheckbox(control)) return control.checked;
  return control instanceof HTMLInputElement && control.files ? control.files : control.value;
}

export function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

export function isEmpty(value: FormValue | undefined): boolean {
  return typeof value === 'object' && value ? value.length === 0 : !value;
}

/**
 * Whether the visitor submitted the form before hydration and the browser refused: it then calls
 * every invalid field `:user-invalid`, even one that was never touched. Older browsers cannot tell.
 */
export function wasSubmitted(form: HTMLFormElement): boolean {
  const invalid = [...form.querySelectorAll(':is(input, select, textarea):invalid')];
  try {
    return invalid.length > 0 && invalid.every((control) => control.matches(':user-invalid'));
  } catch {
    return false;
  }
}
