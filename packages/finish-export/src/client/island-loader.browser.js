/*
 * The one script that a finished page starts with. It stands in the head, so that it hears
 * everything from the first tap on, and its bytes are the same on all pages: what is to wake says in
 * `data-load` which files bring it to life. Kept under 1 kB: README.md says what it promises.
 *
 * A root's `up` is 1 while it is on its way and submits within are held back; 2 when it failed or
 * took too long, and the browser posts its forms by itself, each once a minute at most; and 3 when it
 * is there (boot-page.browser.js).
 */
// By another name, which the minifier can shorten.
const find = (selector) => [...document.querySelectorAll(selector)];
const wakes = '[data-load]';
/** By a root's files, the boot file's module. */
const boots = {};

const wake = (root) => {
  root.up = 1;
  const files = root.dataset.load.split(' ');
  // Some browsers never ask again for a module that failed to load, so it is imported only once it
  // is in the browser's cache, with all that it imports. To call what is no function is the shortest
  // way to be rejected.
  // biome-ignore lint/suspicious/noAssignInExpressions: a statement of its own takes bytes of every page
  (boots[files] ||= Promise.all(
    files.map((href) => fetch(href).then((response) => (response.ok ? response.blob() : href()))),
  ).then(() => import(files[0])))
    .then((boot) => boot.default(root))
    .catch(() => {
      root.up = 2;
      find('[data-held]').map((form) => form.send());
      // Not at every movement of the pointer, to be easy on the network.
      setTimeout(() => (boots[files] = root.up = 0), 1000);
    });
};

const listen = (event) => {
  const { target, type } = event;
  const { dataset } = target;
  // Of these events only `load` is the document's: then the visitor turns to what the address names.
  const at = target.closest ? target : find(':target')[0];
  const here = at?.closest(wakes);

  // biome-ignore lint/suspicious/useIterableCallbackReturn: shorter than forEach, on every page
  find(wakes).map((root) => {
    if (
      !root.up &&
      // A finger that lands may be about to scroll; a tap ends in a click, which alone has a detail.
      ((root.contains(at) && (event.detail || event.pointerType !== 'touch')) ||
        root.closest(`[data-wake~=${type}]`) ||
        // A fragment that names no element is state for a script.
        (!at && location.hash))
    )
      wake(root);
  });

  if (here?.up < 3) {
    if (type === 'submit') {
      if (here.up < 2 || dataset.own) {
        // React may be there, and not have said so: it is to hear of the repeated one only.
        event.stopPropagation();
        event.preventDefault();
        dataset.held = 1;
        setTimeout(
          // biome-ignore lint/suspicious/noAssignInExpressions: as above
          (target.send = () => {
            here.up = 2;
            if (dataset.held && delete dataset.held && !dataset.own)
              target.requestSubmit(event.submitter);
          }),
          8000,
        );
        // The browser posts the form by itself, goes its own way: once, however often it is asked for.
        // biome-ignore lint/suspicious/noAssignInExpressions: as above
      } else setTimeout(() => delete dataset.own, (dataset.own = 60000));
    }
    // What is typed before the island is there would be lost in a reload. Last, as a browser may
    // forbid to keep anything.
    if (type === 'input' && target.form)
      sessionStorage[target.id || target.value] = target.checked || target.value;
  }
};

'pointermove pointerdown keydown focusin input click submit load'
  .split(' ')
  .map((type) => addEventListener(type, listen, true));

// From another page of the site: its faces are in the browser's cache, and may be waited for.
find('html')[0].dataset.returning = document.referrer.includes(origin);
