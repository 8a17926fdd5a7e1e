import { markOf } from '../marks/place';
import { withoutInvisible } from '../model/invisible';
import type { Sentence } from './sentences';

/** Puts the caret into a field's text; without an offset, at its end. */
function putCaret(field: HTMLElement, offset = Number.POSITIVE_INFINITY): void {
  const text = field.firstChild;
  const length = text instanceof Text ? text.length : 0;
  getSelection()?.collapse(text ?? field, Math.min(offset, length));
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
  onLost: (text: string, caret: number | undefined) => void;
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
 * @param caret its offset in the text; without one, it is at the end
 */
export function typeInPlace(
  sentence: Sentence,
  text: string,
  wishes: Wishes,
  caret?: number,
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
  // The browser forgets the caret as soon as React removes the field.
  let last = caret;
  const remember = () => {
    const { focusNode = null, focusOffset } = getSelection() ?? {};
    if (field.contains(focusNode)) last = focusOffset;
  };
  document.addEventListener('selectionchange', remember);
  const watching = new MutationObserver(() => {
    if (field.isConnected) return;
    stop();
    wishes.onLost(typed(field), last);
  });
  const stop = () => {
    watching.disconnect();
    document.removeEventListener('selectionchange', remember);
  };
  watching.observe(document.body, { childList: true, subtree: true });
  field.focus();
  putCaret(field, caret);
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
