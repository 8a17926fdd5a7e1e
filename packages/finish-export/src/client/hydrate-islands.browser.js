import { Component, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openPage } from './boot-page.browser.js';
import { keepNative } from './restore-native-html.browser.js';

/** Where its island throws, nothing is drawn: then the native HTML comes back. */
class Boundary extends Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  componentDidCatch(error) {
    this.props.onFailure(error);
  }

  render() {
    const { failed } = this.state;
    // What is drawn so far stands in the page until this has returned.
    if (failed) this.props.onFailing();
    return failed ? null : this.props.children;
  }
}

function hydrateIsland(root, name, component) {
  const native = keepNative(root);
  const report = (what, error) => console.error(`Island "${name}" ${what}`, error);

  const onFailure = (error) => {
    report('failed; its native HTML is back:', error);
    // React is not done with the page yet.
    queueMicrotask(() => {
      reactRoot.unmount();
      // Nothing is held back any more: forms go their native way.
      root.up = 2;
      native.restore();
    });
  };

  let reactRoot;
  const island = createElement(Boundary, { onFailing: native.look, onFailure }, component);
  // A transition lets the browser answer the visitor between two components.
  startTransition(() => {
    reactRoot = hydrateRoot(root, island, {
      onCaughtError() {},
      onRecoverableError: (error) => report('was drawn anew:', error),
    });
  });
}

/**
 * Gives islands their React roots, each when it wakes.
 *
 * @param components by an island's name
 */
export function hydrate(components, page) {
  const started = new Set();
  return openPage(page, (root, roots) => {
    const start = (island) => {
      if (started.has(island)) return;
      started.add(island);
      const [name, props] = roots.get(island);
      hydrateIsland(island, name, createElement(components[name], props));
    };
    start(root);
    for (const [other] of roots) if (other.dataset.wake === 'along') start(other);
  });
}
