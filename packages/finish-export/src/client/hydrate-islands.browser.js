import { Component, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openPage } from './boot-page.browser.js';
import { keepState } from './keep-state.browser.js';
import { surviveChanges } from './survive-changes.browser.js';

/**
 * Renders nothing once its island has thrown, so that the native HTML can be restored.
 *
 * React renders an island anew if its HTML was changed before it was hydrated. The elements that are
 * in use until then pass their state on in the same task, before any effect of the island runs.
 */
class Boundary extends Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  componentDidMount() {
    this.props.passState();
    this.hasMounted = true;
  }

  componentDidCatch(error) {
    this.props.onFailure(error);
  }

  render() {
    const { failed } = this.state;
    // What is in the page stays there until this returns.
    if (failed || !this.hasMounted) this.props.keepState();
    return failed ? null : this.props.children;
  }
}

function hydrateIsland(root, name, component) {
  const native = root.cloneNode(true);
  for (const form of native.querySelectorAll('[data-held]')) delete form.dataset.held;
  const report = (what, error) => console.error(`Island "${name}" ${what}`, error);
  let passState;

  const onFailure = (error) => {
    report('failed, so its native HTML was restored:', error);
    // React is still committing.
    queueMicrotask(() => {
      reactRoot.unmount();
      // From now on the browser posts the forms itself.
      root.state = 'native';
      root.replaceChildren(...native.childNodes);
      passState();
      for (const form of root.querySelectorAll('[data-held]')) form.send();
    });
  };

  let reactRoot;
  const states = {
    keepState() {
      passState = keepState(root);
    },
    passState: () => passState(),
  };
  const island = createElement(Boundary, { ...states, onFailure }, component);
  surviveChanges(root);
  // A transition lets the browser respond to input between two components.
  startTransition(() => {
    reactRoot = hydrateRoot(root, island, {
      onCaughtError() {},
      onRecoverableError: (error) =>
        report('did not match its HTML and was rendered again:', error),
    });
  });
}

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
