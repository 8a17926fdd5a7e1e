const controlsOf = (root) => [...root.querySelectorAll('input,select,textarea')];
const formsOf = (root) => [...root.querySelectorAll('form')];
const CHOICES = ['checkbox', 'radio'];

/** Whether a control stands for the same as another one. */
const isSame = (a, b) =>
  a.name === b.name && a.type === b.type && (!CHOICES.includes(a.type) || a.value === b.value);

/** Puts into a control what stands in another: files too, which only move as a whole. */
function copyValue(from, to) {
  if (from.type === 'file') to.files = from.files;
  else if (CHOICES.includes(from.type)) to.checked = from.checked;
  else if (from.type !== 'hidden') to.value = from.value;
}

/**
 * Remembers an island's HTML, as the server wrote it.
 *
 * @returns `look` notes what stands in the island by then; `restore` puts the HTML back with that in
 *   it, the focus where it was, and sends a form whose submit is held back. Islands within stay as
 *   they are.
 */
export function keepNative(root) {
  const native = [...root.childNodes].map((node) => node.cloneNode(true));
  let controls;
  let inner;
  let active;
  let waiting;
  return {
    look() {
      controls = controlsOf(root);
      inner = [...root.querySelectorAll('island-root')];
      active = controls.indexOf(document.activeElement);
      waiting = formsOf(root).findIndex((form) => form.dataset.held);
    },
    restore() {
      root.replaceChildren(...native);
      [...root.querySelectorAll('island-root')].forEach((copy, i) => {
        if (inner[i]) copy.replaceWith(inner[i]);
      });
      const fresh = controlsOf(root);
      for (const [i, control] of controls.entries()) {
        const at = fresh.findIndex((other) => isSame(control, other));
        if (at === -1) continue;
        const [copy] = fresh.splice(at, 1);
        if (copy !== control) copyValue(control, copy);
        if (i === active) copy.focus();
      }
      formsOf(root)[waiting]?.requestSubmit();
    },
  };
}
