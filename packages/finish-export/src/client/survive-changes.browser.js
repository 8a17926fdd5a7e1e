/*
 * Other programs change a page while it is used: a translator puts elements in the place of texts, a
 * password manager adds some. React keeps the nodes that it has rendered, and fails where one of them
 * has another parent. So what stands in for a node is noted, and React's calls find it.
 */

/** For a text that a program has taken out of the page, the node that shows in its place. */
const standIns = new WeakMap();

/** The element that has the focus, unless the visitor has touched something else since. */
let focused = document.activeElement;
addEventListener('focusin', ({ target }) => {
  focused = target;
});
addEventListener('pointerdown', () => {
  focused = undefined;
});

/** Gives an element that a program has moved its focus back. */
function keepFocus(changes) {
  const isMoved = changes.some(({ removedNodes }) =>
    [...removedNodes].some((node) => focused && node.contains(focused)),
  );
  if (isMoved && focused.isConnected && document.activeElement === document.body)
    focused.focus({ preventScroll: true });
}

/** Notes the texts that were replaced. What React itself removes is never asked for again. */
function note(changes) {
  const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => added.has(node));
      if (!standIn) continue;
      standIns.set(text, standIn);
      // React changes a text even where it is out of the page: its new words are then shown.
      textChanges.observe(text, { characterData: true });
    }
}

const replacements = new MutationObserver((changes) => {
  note(changes);
  keepFocus(changes);
});
const textChanges = new MutationObserver((changes) => {
  for (const { target } of changes)
    if (!target.isConnected) standIns.get(target)?.replaceWith(target);
});

/** The child of a parent that contains a node or shows in its place; null if there is none. */
function childIn(parent, node) {
  if (node.parentNode === parent) return node;
  note(replacements.takeRecords());
  let child = node.isConnected ? node : standIns.get(node);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child ?? null;
}

const { removeChild, insertBefore } = Node.prototype;

Object.assign(Node.prototype, {
  removeChild(node) {
    const child = childIn(this, node);
    if (child) removeChild.call(this, child);
    return node;
  },
  insertBefore(node, next) {
    return insertBefore.call(this, node, next && childIn(this, next));
  },
});

export const surviveChanges = (root) =>
  replacements.observe(root, { childList: true, subtree: true });
