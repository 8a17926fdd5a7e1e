import type { Forms } from '@/content/schema/forms';
import { controlsOf } from '@/lib/browser/form-values';

/**
 * Has the browser say what a field lacks in the page's words: its own are in the language of the
 * browser, which need not be the page's. Call it before each check, and when a value changes, because
 * a field with words of its own is invalid until they are taken back.
 */
export function explain(form: HTMLFormElement, words: Forms['common']['checks']): void {
  for (const control of controlsOf(form)) {
    const { valueMissing, typeMismatch } = control.validity;
    const email = typeMismatch && words.email;
    control.setCustomValidity((valueMissing && words.required) || email || '');
  }
}
