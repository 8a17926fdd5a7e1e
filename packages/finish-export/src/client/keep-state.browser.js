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

function copyValue(from, to) {
  if (from.type === 'file') to.files = from.files;
  else if (CHOICES.includes(from.type)) to.checked = from.checked;
  else if (from.type !== 'hidden') to.value = from.value;
}

/** Calls `pass` with each element and the one that has replaced it in the same position. */
function forReplaced(old, fresh, pass) {
  for (const [i, element] of old.entries())
    if (fresh[i] && fresh[i] !== element) pass(element, fresh[i]);
}

/** Passes values on by name, because other programs add fields of their own. */
function passValues(controls, fresh) {
  const left = [...fresh];
  for (const control of controls) {
    const at = left.findIndex((each) => isSame(control, each));
    const [own] = at === -1 ? [] : left.splice(at, 1);
    if (own && own !== control) copyValue(control, own);
  }
}

function passHeld(held, form) {
  if (!held.dataset.held) return;
  delete held.dataset.held;
  form.dataset.held = 1;
  form.send = held.send;
}

/** @returns a function that focuses this element again, or the one that has replaced it */
function keepFocus(root) {
  const active = document.activeElement;
  const { selectionStart, selectionEnd, selectionDirection } = active;
  // Many elements have neither id nor name.
  const findSame = () => findAll(root, FOCUSABLE).filter((each) => isSame(each, active));
  const position = findSame().indexOf(active);
  return () => {
    const own = root.contains(active) ? active : findSame()[position];
    own?.focus({ preventScroll: true });
    // Some fields have no such place.
    if (own && typeof selectionStart === 'number')
      own.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
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
  const restoreFocus = active && keepFocus(root);

  return () => {
    let isLost = active && !active.isConnected;
    forReplaced(slots, findAll(root, '[data-slot]'), (slot, fresh) => {
      isLost ||= slot.contains(active || null);
      fresh.replaceChildren(...slot.childNodes);
    });
    passValues(controls, controlsOf(root));
    forReplaced(forms, findAll(root, 'form'), passHeld);
    if (isLost) restoreFocus();
  };
}
