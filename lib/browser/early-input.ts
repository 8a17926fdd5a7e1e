import type { DraftStorage } from './draft';
import { announce, controlsOf, isCheckbox, isEmpty, readValues } from './form-values';

/**
 * Puts back what was typed before the form's script was there, for browsers that forget it in a reload:
 * the page's loader keeps it, by the ids of the fields and the values of boxes that have none. What
 * stands in a field stays. It is given once: from then on the draft holds it.
 *
 * @param arrived whether it has been sent since: then it is forgotten
 * @returns the name of a file that was chosen, and could not be kept
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
    // Browsers put a folder of their own in front of it.
    if (control.type === 'file') file = typed.split('\\').pop();
    else if (isCheckbox(control)) control.checked = typed === 'true';
    else control.value = typed;
  }
  announce(form);
  return file;
}
