/**
 * Handles the footer's sign-up, which makes no request: logs the interest and opens the newsletter
 * page with the address in its fragment, which never reaches a server.
 * @param root contains the form, which also leads to the newsletter page without script
 */
export function carryAddress(root: HTMLElement): void {
  const form = root.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const email = String(new FormData(form).get('email'));
    // biome-ignore lint/suspicious/noConsole: the specification asks for this local note
    console.log('Newsletter subscription', email);
    window.location.assign(`${form.action}#${new URLSearchParams({ email })}`);
  });
}
