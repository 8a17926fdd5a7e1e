import { withoutInvisible } from '../content/invisible';
import { markOf } from '../marks/place';
import type { Sentence } from './sentences';

/** The selected part of a field, in characters; both ends are equal for a caret. */
export type Selected = { start: number; end: number };

/** The selection in a field; undefined if it is elsewhere. */
function selectedIn(field: HTMLElement): Selected | undefined {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || !field.contains(range.commonAncestorContainer)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(field);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}

/** Selects a part of a field's text; without `selected`, puts the caret at the end. */
export function select(field: HTMLElement, selected: Selected | undefined): void {
  const selection = getSelection();
  selection?.selectAllChildren(field);
  const text = field.firstChild;
  if (!selected || !(text instanceof Text)) {
    selection?.collapseToEnd();
    return;
  }
  const at = (offset: number) => Math.min(offset, text.length);
  selection?.setBaseAndExtent(text, at(selected.start), text, at(selected.end));
}

/** A sentence that is being typed into, in its place on the page. */
export type Inline = {
  sentence: Sentence;
  /** The current text. */
  text: () => string;
  focus: () => void;
  /** Ends editing; the page then shows this text, or the previous one. */
  end: (text?: string) => void;
};

type Wishes = {
  onType: (text: string) => void;
  onDone: () => void;
  onCancel: () => void;
  /** React rendered the page again and replaced what was being typed. */
  onLost: (text: string, selected: Selected | undefined) => void;
};

const typed = (element: HTMLElement) => withoutInvisible(element.textContent ?? '');

function listen(field: HTMLElement, { onType, onDone, onCancel }: Wishes): void {
  const sized = () => {
    // An empty inline box has no width, and so could not be clicked again.
    field.style.display = field.textContent ? 'inline' : 'inline-block';
  };
  field.addEventListener('input', () => {
    sized();
    onType(typed(field));
  });
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Enter') onDone();
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
    // In a button or summary, the space bar would click.
    if (event.key === ' ' && field.closest('button, summary, a, label')) {
      event.preventDefault();
      document.execCommand('insertText', false, ' ');
    }
  });
  field.addEventListener('keyup', (event) => event.stopPropagation());
  // Removing the field also fires `blur`, which does not mean that the editor has finished.
  field.addEventListener('blur', () => queueMicrotask(() => field.isConnected && onDone()));
}

/**
 * Replaces a sentence with a field to type into. React's own text node is put back afterwards, so
 * that React never finds a page other than the one it rendered.
 * @param text the sentence as it is written in the file, with its {placeholders}
 * @param selected the part of it that is selected; without one, the caret is at its end
 */
export function typeInPlace(
  sentence: Sentence,
  text: string,
  wishes: Wishes,
  selected?: Selected,
): Inline | undefined {
  const { node, places } = sentence;
  if (!node) return undefined;
  const field = document.createElement('span');
  field.contentEditable = 'plaintext-only';
  if (field.contentEditable !== 'plaintext-only') field.contentEditable = 'true';
  field.dataset.editing = '';
  field.spellcheck = true;
  field.style.cssText =
    'outline: 2px solid #ff7a4a; outline-offset: 3px; border-radius: 2px; white-space: pre-wrap; cursor: text; min-width: 3ch; min-height: 1em; user-select: text; pointer-events: auto;';
  field.textContent = text;
  node.replaceWith(field);
  listen(field, wishes);
  // The browser forgets the selection as soon as React removes the field.
  let last = selected;
  const remember = () => {
    last = selectedIn(field) ?? last;
  };
  document.addEventListener('selectionchange', remember);
  const stop = () => {
    watching.disconnect();
    document.removeEventListener('selectionchange', remember);
  };
  const watching = new MutationObserver(() => {
    if (field.isConnected) return;
    stop();
    wishes.onLost(typed(field), last);
  });
  watching.observe(document.body, { childList: true, subtree: true });
  field.focus();
  select(field, selected);
  return {
    sentence,
    text: () => typed(field),
    focus: () => field.focus(),
    end: (now) => {
      stop();
      const [place] = places;
      if (now !== undefined && place) node.data = now + markOf(place);
      if (field.isConnected) field.replaceWith(node);
    },
  };
}
