type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in a field: text, whether a box is checked, the checked ones of a group, files. */
export type FormValue = string | boolean | readonly string[] | FileList | null;

/**
 * What stands in the form's fields by name, no matter who put it there: the visitor before or after
 * hydration, the browser, a draft. Fixed (hidden) fields are left out.
 */
export function readValues(form: HTMLFormElement): Record<string, FormValue> {
  const controls = controlsOf(form);
  const values = controls.map(({ name }) => {
    const alike = controls.filter((control) => control.name === name);
    return [name, alike.length > 1 ? checkedOf(alike) : contentOf(alike[0])];
  });
  return Object.fromEntries(values);
}

/** Puts values into the fields that are still empty, and never over what stands in one. */
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

/** Tells whoever follows the fields that a script changed them, as typing would. */
export function announce(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.querySelectorAll('input:not([type=hidden]), select, textarea'));
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

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

function isEmpty(value: FormValue | undefined): boolean {
  return Array.isArray(value) ? value.length === 0 : !value;
}
