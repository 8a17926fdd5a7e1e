import { withoutInvisible } from '../../text/invisible';
import { markOf } from '../marks/place';
import type { Sentence } from './sentences';

/** A sentence that is being typed into, in its place on the page. */
export type Inline = {
  sentence: Sentence;
  /** What stands there now. */
  text: () => string;
  /** Ends the typing; the page shows this text from now on, or what it showed before. */
  end: (text?: string) => void;
};

type Wishes = {
  onType: (text: string) => void;
  onDone: () => void;
  onCancel: () => void;
  /** The framework made the page anew with another text here, over what was being typed. */
  onLost: (text: string) => void;
};

const typed = (element: HTMLElement) =>
  withoutInvisible(element.textContent ?? '').replace(/\s*[\n\r]+\s*/g, ' ');

function listen(field: HTMLElement, { onType, onDone, onCancel }: Wishes): void {
  field.addEventListener('input', () => onType(typed(field)));
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Enter') onDone();
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
    // Buttons and summaries take the space bar for a click.
    if (event.key === ' ' && field.closest('button, summary, a, label')) {
      event.preventDefault();
      document.execCommand('insertText', false, ' ');
    }
  });
  field.addEventListener('keyup', (event) => event.stopPropagation());
  // A field that is taken away loses the focus too, which does not mean that one has finished.
  field.addEventListener('blur', () => queueMicrotask(() => field.isConnected && onDone()));
}

/**
 * Puts a field to type into in the place of a sentence. The framework's own text node is kept aside
 * and comes back afterwards, so that it never meets a page other than the one it made.
 * @param text what is typed into: the sentence as it is written, with its {gaps}
 */
export function typeInPlace(sentence: Sentence, text: string, wishes: Wishes): Inline | undefined {
  const { node, places } = sentence;
  if (!node) return undefined;
  const field = document.createElement('span');
  field.contentEditable = 'plaintext-only';
  if (field.contentEditable !== 'plaintext-only') field.contentEditable = 'true';
  field.dataset.editing = '';
  field.spellcheck = true;
  field.style.cssText =
    'outline: 2px solid #ff7a4a; outline-offset: 3px; border-radius: 2px; white-space: pre-wrap; cursor: text; min-width: 1ch; display: inline; user-select: text; pointer-events: auto;';
  field.textContent = text;
  node.replaceWith(field);
  listen(field, wishes);
  const watching = new MutationObserver(() => {
    if (field.isConnected) return;
    watching.disconnect();
    wishes.onLost(typed(field));
  });
  watching.observe(document.body, { childList: true, subtree: true });
  field.focus();
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
  return {
    sentence,
    text: () => typed(field),
    end: (now) => {
      watching.disconnect();
      const [place] = places;
      if (now !== undefined && place) node.data = now + markOf(place);
      if (field.isConnected) field.replaceWith(node);
    },
  };
}
