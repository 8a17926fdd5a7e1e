/*
 * The one script that a finished page starts with. It stands in the head, so that it hears
 * everything from the first tap on, and its bytes are the same on all pages: what is to wake says in
 * `data-load` which files bring it to life. Kept under 1 kB: README.md says what it promises.
 *
 * A root's `busy` is 1 while it is on its way and submits within are held back, and 2 once they are
 * not: it is there (page.browser.js), it failed, or it took too long.
 */
{
  // By other names, which the minifier can shorten.
  const page = document;
  const find = (selector) => page.querySelectorAll(selector);
  const wakes = '[data-load]';
  /** By a root's files, the boot file's module. */
  const boots = {};

  // Some browsers never ask again for a module that failed to load, so it is imported only once it is
  // in the browser's cache, with all that it imports.
  const load = (href) =>
    fetch(href).then((response) => (response.ok ? response.blob() : Promise.reject()));

  const wake = (root) => {
    if (root.busy) return;
    root.busy = 1;
    const files = root.dataset.load.split(' ');
    // biome-ignore lint/suspicious/noAssignInExpressions: a statement of its own takes bytes of every page
    (boots[files] ||= Promise.all(files.map(load)).then(() => import(files[0])))
      .then((boot) => boot.default(root))
      .catch(() => {
        root.busy = 2;
        for (const form of find('[data-waiting]')) form.send();
        // Not at every movement of the pointer, to be easy on the network.
        setTimeout(() => (boots[files] = root.busy = 0), 1000);
      });
  };

  const listen = (event) => {
    const { target: form, type } = event;
    const here = form.closest?.(wakes);
    if (type === 'submit' && here?.busy < 2) {
      // React may be there, and not have said so: it is to hear of the repeated one only.
      event.stopPropagation();
      event.preventDefault();
      form.dataset.waiting = 1;
      form.send = () => {
        here.busy = 2;
        if (form.dataset.waiting) {
          delete form.dataset.waiting;
          form.requestSubmit(event.submitter);
        }
      };
      setTimeout(form.send, 8000);
    }
    // A finger that lands may be about to scroll; a tap ends in a click, which alone has a detail.
    if (event.detail || event.pointerType !== 'touch')
      for (let root = here; root; root = root.parentNode.closest(wakes)) wake(root);
    // Of these events only `load` is the document's. A fragment that names no element is state for a script.
    const isState = form === page && location.hash && !find(':target')[0];
    find((isState ? '' : `[data-wake~=${type}] `) + wakes).forEach(wake);
  };

  // From another page of the site: its faces are in the browser's cache, and may be waited for.
  if (page.referrer.includes(location.host)) page.documentElement.dataset.returning = '';

  for (const type of [
    'pointermove',
    'pointerdown',
    'keydown',
    'focusin',
    'click',
    'submit',
    'load',
  ])
    addEventListener(type, listen, true);
}
