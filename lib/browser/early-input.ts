import type { DraftStorage } from './draft';
import { announce, controlsOf, isCheckbox, isEmpty, readValues } from './form-values';

/**
 * Restores what was typed before the form's script loaded, for browsers that lose it on a reload:
 * the page's loader saves it by field id, or by value for boxes without an id. Never overwrites a
 * field. Restores once: from then on the draft has it.
 *
 * @param arrived whether the input has been sent since: it is then discarded
 * @returns the name of a chosen file, which could not be saved
 */
export function restoreEarlyInput(
  storage: DraftStorage | undefined,
  form: HTMLFormElement,
  arrived = false,
): string | undefined {
  const before = readValues(form);
  let file: string | undefined;
  for (const control of controlsOf(form)) {
    const key = control.id || control.value;
    const typed = storage?.getItem(key);
    storage?.removeItem(key);
    if (!typed || arrived || !isEmpty(before[control.name])) continue;
    // Browsers prefix a fake path.
    if (control.type === 'file') file = typed.split('\\').pop();
    else if (isCheckbox(control)) control.checked = typed === 'true';
    else control.value = typed;
  }
  announce(form);
  return file;
}
