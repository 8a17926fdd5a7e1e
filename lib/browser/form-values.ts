export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field's value: text, a check box's state, a group's checked values, files. */
export type FormValue = string | boolean | readonly string[] | FileList | null;

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
