import type { Path } from '../../content-source/read';
import { type Place, placesIn, withoutMarks } from '../marks/place';

export type Sentence = {
  places: Place[];
  text: string;
  /** The text node, when the text is on the page itself. */
  node?: Text;
  element: Element;
};

/** Attributes that contain text: of pictures, fields and for screen readers. */
const attributes = ['placeholder', 'alt', 'aria-label', 'title'];

function ofNode(node: Node | null | undefined): Sentence | undefined {
  if (!(node instanceof Text) || !node.parentElement) return undefined;
  // In development, scripts repeat the texts of the page.
  if (node.parentElement instanceof HTMLScriptElement) return undefined;
  const [places, text] = [placesIn(node.data), withoutMarks(node.data)];
  return places.length > 0 ? { places, text, node, element: node.parentElement } : undefined;
}

function ofAttributes(element: Element): Sentence | undefined {
  for (const name of attributes) {
    const value = element.getAttribute(name) ?? '';
    const places = placesIn(value);
    if (places.length > 0) return { places, text: withoutMarks(value), element };
  }
  return undefined;
}

function rangeOf(node: Node): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2;

/** The sentence at a point of the window: a text, or an attribute of a field or picture. */
export function sentenceAt(target: Element, x: number, y: number): Sentence | undefined {
  const near = [target, ...target.children].flatMap((element) => [...element.childNodes]);
  const node = near.find(
    (child) =>
      child instanceof Text &&
      [...rangeOf(child).getClientRects()].some((rect) => holds(rect, x, y)),
  );
  // In an element with nothing but one text, every point belongs to that text.
  let only: Node | null = target;
  while (only?.childNodes.length === 1) only = only.firstChild;
  // Between the lines of a text, its first piece is meant.
  const first = [...target.childNodes].map(ofNode).find(Boolean);
  const inside = ofNode(node ?? only) ?? first;
  if (inside) return inside;
  if (target instanceof HTMLSelectElement) return ofNode(target.selectedOptions[0]?.firstChild);
  const svg = target.closest('svg');
  return ofAttributes(target) ?? (svg ? ofAttributes(svg) : undefined);
}

export function boxOf(sentence: Sentence): DOMRect {
  const { node, element } = shownNow(sentence);
  const isText = node && !(element instanceof HTMLOptionElement);
  return (isText ? rangeOf(node) : element).getBoundingClientRect();
}

function sentences(root: Node): Sentence[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Sentence[] = [];
  while (walker.nextNode()) {
    const sentence = ofNode(walker.currentNode);
    if (sentence) found.push(sentence);
  }
  return found;
}

/** The sentences of the fields in a file whose path fits: one for each piece of running text. */
export const sentencesIn = (file: string, fits: (path: string) => boolean): Sentence[] =>
  sentences(document.body).filter(({ places }) =>
    places.some((one) => one.file === file && fits(one.path.join('.'))),
  );

/** The sentence of this field, or the first one inside it. */
export function sentenceOf(file: string, path: Path): Sentence | undefined {
  const way = path.join('.');
  const [own] = sentencesIn(file, (other) => other === way);
  return own ?? sentencesIn(file, (other) => way === '' || other.startsWith(`${way}.`))[0];
}

/** A sentence where it is now: the page may have been rendered again. */
function shownNow(sentence: Sentence): Sentence {
  const [place] = sentence.places;
  if (sentence.element.isConnected && (!sentence.node || sentence.node.isConnected))
    return sentence;
  return (place && sentenceOf(place.file, place.path)) ?? sentence;
}

/** The sentence nearest to an element without one of its own: inside or around it. */
export function sentenceNear(element: Element): Sentence | undefined {
  const { parentElement } = element;
  if (element === document.body) return undefined;
  return sentences(element)[0] ?? (parentElement ? sentenceNear(parentElement) : undefined);
}
