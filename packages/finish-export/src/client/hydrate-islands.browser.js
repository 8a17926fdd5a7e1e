import { Component, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openPage } from './boot-page.browser.js';
import { keepNative } from './restore-native-html.browser.js';

/** Renders nothing once its island has thrown, so that the native HTML can be restored. */
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
    // What React has rendered stays in the page until this returns.
    if (failed) this.props.onFailing();
    return failed ? null : this.props.children;
  }
}

function hydrateIsland(root, name, component) {
  const native = keepNative(root);
  const report = (what, error) => console.error(`Island "${name}" ${what}`, error);

  const onFailure = (error) => {
    report('failed, so its native HTML was restored:', error);
    // React is still committing.
    queueMicrotask(() => {
      reactRoot.unmount();
      // From now on the browser posts the forms itself.
      root.state = 'native';
      native.restore();
    });
  };

  let reactRoot;
  const island = createElement(Boundary, { onFailing: native.look, onFailure }, component);
  // A transition lets the browser respond to input between two components.
  startTransition(() => {
    reactRoot = hydrateRoot(root, island, {
      onCaughtError() {},
      onRecoverableError: (error) =>
        report('did not match its HTML and was rendered again:', error),
    });
  });
}

/**
 * Hydrates islands, each in a React root of its own.
 *
 * @param components for each island's name, its component
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
