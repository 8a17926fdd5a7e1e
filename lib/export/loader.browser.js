/*
 * The one script that a finished page starts with. It stands in the head, so that it hears
 * everything from the first tap on; its bytes are the same on all pages, and what the page is to
 * load comes from its tag: its own boot file in `data-boot`, and in `data-base` the script with
 * which that goes on, asked for along with it. Kept under 1 kB: README.md says what it promises.
 */
{
  // By other names, which the minifier can shorten.
  const page = document;
  const on = addEventListener;
  const find = (selector) => page.querySelector(selector);
  const { boot: src, base: href } = page.currentScript.dataset;
  /** Controls whose click or submit is held back, each with what repeats it. */
  const held = new Map();
  /** The boot file's element; just `true` for a second after a failure, to be easy on the network. */
  let boot;
  let repeating;

  // The boot file calls this as well, when one of its chunks cannot be had.
  const onerror = () => {
    boot = true;
    setTimeout(() => {
      boot = false;
    }, 1000);
    held.forEach((repeat) => {
      repeat();
    });
  };

  const load = (name, properties) =>
    page.head.appendChild(Object.assign(page.createElement(name), properties));

  const listen = (event) => {
    if (repeating) return;
    const within = (selector) => event.target.closest?.(selector);
    const idle = event.type === 'load' && (!location.hash || find(':target'));
    const island = `[data-island=${idle ? 'now' : 'eager'}]`;
    if (!boot && (within('[data-island]') || find(island))) {
      // The boot file comes first on a narrow line; it repeats what waits in `held`.
      boot = load('script', { src, onerror, held });
      load('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href });
    }

    const control = within('[data-replay]');
    const type = control?.requestSubmit ? 'submit' : 'click';
    if (event.type !== type || !boot?.src || !control || within('[data-hydrated]')) return;
    const repeat = () => {
      if (!held.delete(control)) return;
      delete control.dataset.waiting;
      repeating = true;
      if (type === 'submit') control.requestSubmit(event.submitter);
      else control.click();
      repeating = false;
    };
    // React may be there already, and not have said so yet: it is to hear of the repeated one only.
    event.stopPropagation();
    event.preventDefault();
    control.dataset.waiting = '';
    held.set(control, repeat);
    setTimeout(repeat, 8000);
  };

  // A finger's first event is a `pointerover` too.
  for (const type of ['pointerover', 'keydown', 'focusin', 'click', 'submit', 'load'])
    on(type, listen, true);

  // A page that the browser keeps for the way back is to come back with its menus closed.
  on('pagehide', () => find(':popover-open')?.hidePopover());
}
