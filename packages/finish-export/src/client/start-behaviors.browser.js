import { openPage } from './boot-page.browser.js';

export function start(behaviors, page) {
  return openPage(page, (root, roots) => {
    const [name, props] = roots.get(root);
    try {
      behaviors[name](root, props);
    } catch (error) {
      console.error(`Behavior "${name}" failed; its HTML still works without it:`, error);
    }
    root.dataset.hydrated = '';
  });
}
