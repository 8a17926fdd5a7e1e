/**
 * The footer's sign-up makes no call: it notes the interest on the console and leads on to the page
 * whose form really subscribes, with the address in its fragment, which no server ever sees.
 *
 * @param root holds the form, which leads to the newsletter page by itself as well
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
