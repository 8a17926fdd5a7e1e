/*
 * The only script that a finished page starts with. It is in the head, so that it hears every event
 * from the first tap on, and it is the same on all pages: the files that hydrate a root are listed
 * in the root's `data-load`. README.md describes what it guarantees.
 *
 * A root's `state` is 'loading' while its files are on their way and submits within it are held
 * back, 'native' once that failed or took too long, so that the browser posts its forms itself, and
 * 'hydrated' once its island reports that (boot-page.browser.js). A form has `data-held` while its submit
 * is held back, with a function `send` that ends this, and `data-posted` while the browser posts it.
 */
const HOLD_TIME = 8_000;
const RETRY_DELAY = 1_000;
const REPEAT_DELAY = 60_000;

const findAll = (selector) => document.querySelectorAll(selector);

/** For each list of files, a promise of the boot module. */
const bootModules = {};

/**
 * Some browsers never request a module again that failed to load. So it is imported only once it is
 * in the browser's cache, with everything that it imports.
 */
const loadBootModule = async (urls) => {
  await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url);
      if (!response.ok) throw url;
      await response.blob();
    }),
  );
  return import(urls[0]);
};

const hydrate = async (root) => {
  const files = root.dataset.load;
  root.state = 'loading';
  try {
    bootModules[files] ||= loadBootModule(files.split(' '));
    const boot = await bootModules[files];
    await boot.default(root);
  } catch {
    root.state = 'native';
    sendAllHeld();
    // The next interaction tries again, but not every movement of the pointer.
    setTimeout(() => {
      bootModules[files] = root.state = '';
    }, RETRY_DELAY);
  }
};

const shouldHydrate = (root, event, target) => {
  // A finger that lands may be about to scroll. A tap ends in a click, which alone has a detail.
  const mayScroll = event.pointerType === 'touch' && !event.detail;
  return (
    !root.state &&
    ((root.contains(target) && !mayScroll) ||
      root.closest(`[data-wake~=${event.type}]`) ||
      // A fragment that names no element is state for a script, and so is a question.
      (!target && /#.|\?q=/.test(location)))
  );
};

/** Submits a held form, as its button does: Safari 15 has no `requestSubmit`. */
function sendHeld() {
  this.closest('[data-load]').state = 'native';
  delete this.dataset.held;
  if (!this.dataset.posted) this.querySelector('[type=submit]').click();
}

const sendAllHeld = () => {
  for (const form of findAll('[data-held]')) form.send();
};

/** Keeps a submit until the island can answer it, or the browser has to. */
const holdSubmit = (event) => {
  const form = event.target;
  // React may have hydrated without having reported it: it must see the repeated submit only.
  event.stopPropagation();
  event.preventDefault();
  form.dataset.held = 1;
  form.send = sendHeld;
  setTimeout(sendAllHeld, HOLD_TIME);
};

/**
 * Lets the browser post a form, once a minute at most, however often it is submitted. The entry under
 * its id tells the island, which may never learn whether the form arrived.
 */
const postNatively = (form) => {
  form.dataset.posted = 1;
  setTimeout(() => delete form.dataset.posted, REPEAT_DELAY);
  // Last, because a browser may refuse to store anything.
  sessionStorage[`posted ${form.id}`] = 1;
};

/** `WORKER` is the address of the service worker, or empty. A finger that lands may only scroll. */
const registerWorker = (type) => {
  if (WORKER && /click|keydown/.test(type))
    navigator.serviceWorker?.register(WORKER).catch(() => {});
};

const onEvent = (event) => {
  const { type } = event;
  registerWorker(type);
  // The target of `load` is the document: the visitor then looks at the element that the URL names.
  const target = event.target.closest ? event.target : document.querySelector(':target');
  for (const root of findAll('[data-load]')) if (shouldHydrate(root, event, target)) hydrate(root);

  const root = target?.closest('[data-load]');
  if (!root || root.state === 'hydrated') return;
  if (type === 'submit') {
    if (root.state === 'loading' || target.dataset.posted) holdSubmit(event);
    else postNatively(target);
  }
  // A reload would lose what is typed before the island hydrates. Last, because a browser may refuse
  // to store anything.
  if (type === 'input' && target.form)
    sessionStorage[`typed ${target.id || target.value}`] = target.checked || target.value;
};

for (const type of 'pointermove pointerdown keydown focusin input click submit load'.split(' '))
  addEventListener(type, onEvent, true);
