/** The island has answered the submit that the loader took for one of the browser's own. */
function forgetPost(form) {
  delete form.dataset.posted;
  try {
    sessionStorage.removeItem(`posted ${form.id}`);
  } catch {
    // Denied storage has noted nothing.
  }
}

/**
 * What every boot file does: finds its roots, and repeats the submits that the loader held back as soon
 * as an island reports, by `data-hydrated`, that it is ready.
 *
 * @param page the boot file's own URL, and its islands as pairs of name and props in the order of their
 *   roots
 * @param start called with each root to hydrate, and with all roots, each with its name and props
 * @returns the function that the loader calls with a root
 */
export function openPage({ url, islands }, start) {
  const isReading = document.readyState === 'loading';
  const read = new Promise((resolve) => {
    if (isReading) addEventListener('DOMContentLoaded', resolve);
    else resolve();
  });
  // The newest of the functions that may be missing.
  const complete = Array.prototype.toSorted
    ? read
    : read.then(() => import('./polyfills.browser.js'));

  const opened = complete.then(() => {
    const { pathname } = new URL(url);
    const own = document.querySelectorAll(`island-root[data-load^="${pathname}"]`);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const root = target.closest('[data-load]');
        for (const form of root?.querySelectorAll('[data-held]') ?? []) {
          form.send();
          forgetPost(form);
        }
        if (root) root.state = 'hydrated';
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
    return new Map([...own].map((root, i) => [root, islands[i]]));
  });

  return async (root) => start(root, await opened);
}
