import type { Forms } from '@/content/schema/forms';
import { controlsOf } from './form-values';

/**
 * Makes the browser report errors in the page's language; its own messages are in the language of
 * the browser. Call it before each check and when a value changes, because a field with a custom
 * message stays invalid until the message is cleared.
 */
export function explain(form: HTMLFormElement, words: Forms['common']['checks']): void {
  for (const control of controlsOf(form)) {
    const { valueMissing, typeMismatch } = control.validity;
    const email = typeMismatch && words.email;
    control.setCustomValidity((valueMissing && words.required) || email || '');
  }
}
