/**
 * What every boot file does: adopts the page's late styles once, finds its roots, and repeats the
 * submits that the loader held back as soon as an island reports, by `data-hydrated`, that it is ready.
 *
 * @param page the boot file's own URL, its islands as pairs of name and props in the order of their
 *   roots, and the CSS rules for what they may add to the page
 * @param start called with each root to hydrate, and with all roots, each with its name and props
 * @returns the function that the loader calls with a root
 */
export function openPage({ url, islands, styles }, start) {
  const isReading = document.readyState === 'loading';
  const read = new Promise((resolve) => {
    if (isReading) addEventListener('DOMContentLoaded', resolve);
    else resolve();
  });

  const opened = read.then(() => {
    if (styles) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    const { pathname } = new URL(url);
    const own = document.querySelectorAll(`island-root[data-load^="${pathname}"]`);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const root = target.closest('[data-load]');
        for (const form of root?.querySelectorAll('[data-held]') ?? []) {
          form.send();
          delete form.dataset.posted;
        }
        if (root) root.state = 'hydrated';
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
    return new Map([...own].map((root, i) => [root, islands[i]]));
  });

  return async (root) => start(root, await opened);
}
