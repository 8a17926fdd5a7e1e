import type { Forms } from '@/content/schema/forms';
import { setErrorMessages } from '@/lib/browser/form-values';

/**
 * Handles the footer's sign-up, which makes no request: logs the email address and opens the
 * newsletter page with it in the fragment, which never reaches a server.
 * @param root contains the form, which also leads to the newsletter page without script
 */
export function carryAddress(root: HTMLElement, words: Forms['common']['checks']): void {
  const form = root.querySelector('form');
  if (!form) return;
  // Pressing Enter in a field clicks the button too.
  for (const type of ['input', 'click'])
    form.addEventListener(type, () => setErrorMessages(form, words));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const email = String(new FormData(form).get('email'));
    // biome-ignore lint/suspicious/noConsole: the specification asks for this local note
    console.log('Newsletter subscription', email);
    window.location.assign(`${form.action}#${new URLSearchParams({ email })}`);
  });
}
