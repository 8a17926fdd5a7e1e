import { withPoint } from '@/lib/text/decimal';

/**
 * The values of the named fields, typed before or after hydration, without space around them. Decimals
 * have a point.
 */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const pairs = names.map((name) => {
    const value = String(data.get(name) ?? '').trim();
    const isDecimal = form.querySelector(`[name=${name}][inputmode=decimal]`);
    return [name, isDecimal ? withPoint(value) : value];
  });
  return Object.fromEntries(pairs);
}

export function writeFields(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    // A control, or radio buttons of one name.
    if (control && 'value' in control && value !== undefined) control.value = value;
  }
}

/** Whether the visitor is in one of the form's text fields: what it holds is then for him to type. */
export function isInField(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement && control === document.activeElement;
}
