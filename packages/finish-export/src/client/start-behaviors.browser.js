import { openPage } from './boot-page.browser.js';

/**
 * Starts behaviors, each when it wakes.
 *
 * @param behaviors by name, a function that gets the element and its props
 */
export function start(behaviors, page) {
  return openPage(page, (root, roots) => {
    const [name, props] = roots.get(root);
    try {
      behaviors[name](root, props);
    } catch (error) {
      console.error(`Behavior "${name}" failed; its HTML works without it:`, error);
    }
    root.dataset.hydrated = '';
  });
}
