/**
 * What all boot files do: adopt the page's late styles once, find their roots, and repeat what the
 * loader held back as soon as an island says, by `data-hydrated`, that it is there.
 *
 * @param page the boot file's own address, its islands as pairs of name and props in the order of
 *   their roots, and the rules for what these may put into the page
 * @param start gets each root when it wakes, with its name and props, and all roots
 * @returns what wakes a root
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
          delete form.dataset.own;
        }
        if (root) root.up = 3;
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
    return new Map([...own].map((root, i) => [root, islands[i]]));
  });

  return async (root) => start(root, await opened);
}
