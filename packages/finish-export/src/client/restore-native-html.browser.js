const controlsOf = (root) => [...root.querySelectorAll('input,select,textarea')];
const formsOf = (root) => [...root.querySelectorAll('form')];
const CHOICES = ['checkbox', 'radio'];

/** Whether two controls stand for the same value. */
const isSame = (a, b) =>
  a.name === b.name && a.type === b.type && (!CHOICES.includes(a.type) || a.value === b.value);

/** Copies the value of a control to another one, files included. */
function copyValue(from, to) {
  if (from.type === 'file') to.files = from.files;
  else if (CHOICES.includes(from.type)) to.checked = from.checked;
  else if (from.type !== 'hidden') to.value = from.value;
}

/**
 * Keeps a copy of an island's server-rendered HTML.
 *
 * @returns `look` records the values and the focus in the island; `restore` puts the HTML back with
 *   them, and submits a form that is held. Nested islands stay as they are.
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
