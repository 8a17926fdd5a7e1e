const FOCUSABLE = 'a,button,input,select,textarea,summary,[tabindex]';
const CHOICES = ['checkbox', 'radio'];

const findAll = (root, selector) => [...root.querySelectorAll(selector)];
const controlsOf = (root) => findAll(root, 'input,select,textarea');

/** Whether two elements are the same part of an island. Other programs add some of their own. */
const isSame = (a, b) =>
  a.localName === b.localName &&
  a.id === b.id &&
  a.name === b.name &&
  (!CHOICES.includes(a.type) || a.value === b.value);

/** Copies the value of a control to another one, files included. */
function copyValue(from, to) {
  if (from.type === 'file') to.files = from.files;
  else if (CHOICES.includes(from.type)) to.checked = from.checked;
  else if (from.type !== 'hidden') to.value = from.value;
}

/** Where the visitor is in a text; null in fields that have no such place. */
const placeIn = ({ selectionStart, selectionEnd, selectionDirection }) =>
  typeof selectionStart === 'number' && [selectionStart, selectionEnd, selectionDirection];

/** Passes a held submit on to a form, which `send` submits as the loader's function does. */
function holdIn(form, held, root) {
  delete held.dataset.held;
  form.dataset.held = 1;
  form.send = () => {
    root.state = 'native';
    delete form.dataset.held;
    form.requestSubmit();
  };
}

/**
 * Notes the state of an island's elements: values, focus, selection, held submits, what slots contain.
 *
 * @returns a function that gives it to the elements that have replaced these, if any have. Call it in
 *   the same task as the replacement, so that no keystroke comes between.
 */
export function keepState(root) {
  const controls = controlsOf(root);
  const forms = findAll(root, 'form');
  const slots = findAll(root, '[data-slot]');
  const active = root.contains(document.activeElement) && document.activeElement;
  const place = active && placeIn(active);
  // Many elements have neither id nor name.
  const others = active ? findAll(root, FOCUSABLE).filter((each) => isSame(each, active)) : [];

  return () => {
    const newSlots = findAll(root, '[data-slot]');
    const moved = slots.filter((slot, i) => newSlots[i] && newSlots[i] !== slot);
    const isLost = active && (!active.isConnected || moved.some((slot) => slot.contains(active)));
    for (const slot of moved) newSlots[slots.indexOf(slot)].replaceChildren(...slot.childNodes);

    const fresh = controlsOf(root);
    for (const control of controls) {
      const at = fresh.findIndex((each) => isSame(control, each));
      if (at === -1) continue;
      const [own] = fresh.splice(at, 1);
      if (own !== control) copyValue(control, own);
    }

    const newForms = findAll(root, 'form');
    for (const [i, form] of forms.entries())
      if (form.dataset.held && newForms[i] && newForms[i] !== form) holdIn(newForms[i], form, root);

    if (!isLost) return;
    const own = root.contains(active)
      ? active
      : findAll(root, FOCUSABLE).filter((each) => isSame(each, active))[others.indexOf(active)];
    own?.focus({ preventScroll: true });
    if (own && place) own.setSelectionRange(...place);
  };
}
