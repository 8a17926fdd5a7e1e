import { markOf, type Place, placesIn, withoutMarks } from '../marks/place';

/** A text on the page with its source. */
export type Sentence = {
  places: Place[];
  text: string;
  /** The text node, when the text is on the page itself. */
  node?: Text;
  element: Element;
};

/** Whether a text on the page is what its file says, apart from filled-in {placeholders}. */
function says(text: string, written: unknown): boolean {
  if (typeof written !== 'string') return false;
  const parts = written.split(/\{[\w.-]+\}/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`, 's').test(text);
}

/** Whether the page shows a text as its file has it, so that it can be typed in its place. */
export const isSentence = ({ node, text, element }: Sentence, written: unknown): boolean =>
  node !== undefined &&
  !(element instanceof HTMLOptionElement) &&
  // A link or emphasis in a message is shown without its markup.
  !/\]\(|\*\*|<abbr/.test(String(written)) &&
  says(text, written);

/** Attributes that contain text: of pictures, fields and for screen readers. */
const attributes = ['placeholder', 'alt', 'aria-label', 'title'];

function ofNode(node: Node | null | undefined): Sentence | undefined {
  const element = node?.parentElement;
  // By its number, because text in a preview is not an instance of this window's `Text`.
  if (node?.nodeType !== Node.TEXT_NODE || !element) return undefined;
  const text = node as Text;
  const places = placesIn(text.data);
  return places.length > 0
    ? { places, text: withoutMarks(text.data), node: text, element }
    : undefined;
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
  const inside = ofNode(node ?? only);
  if (inside) return inside;
  if (target instanceof HTMLSelectElement) return ofNode(target.selectedOptions[0]?.firstChild);
  const svg = target.closest('svg');
  return ofAttributes(target) ?? (svg ? ofAttributes(svg) : undefined);
}

/** The bounding box of a sentence in the window. */
export const boxOf = ({ node, element }: Sentence): DOMRect =>
  node?.isConnected && !(element instanceof HTMLOptionElement)
    ? rangeOf(node).getBoundingClientRect()
    : element.getBoundingClientRect();

const sameWay = (place: Place, file: string, path: readonly (string | number)[]) =>
  place.file === file && place.path.join('.') === path.join('.');

const isWithin = (place: Place, file: string, path: readonly (string | number)[]) =>
  place.file === file && `${place.path.join('.')}.`.startsWith(`${path.join('.')}.`);

/** All sentences of the page, in order. */
function sentences(root: Node): Sentence[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Sentence[] = [];
  while (walker.nextNode()) {
    const sentence = ofNode(walker.currentNode);
    if (sentence) found.push(sentence);
  }
  return found;
}

/** The sentence of this field, or the first one inside it. */
export function sentenceOf(
  file: string,
  path: readonly (string | number)[],
  root: Node = document.body,
): Sentence | undefined {
  const all = sentences(root);
  const from = (fits: typeof sameWay) =>
    all.find(({ places }) => places.some((place) => fits(place, file, path)));
  return from(sameWay) ?? from(isWithin);
}

/** The sentence nearest to an element without one of its own: inside or around it. */
export function sentenceNear(element: Element): Sentence | undefined {
  const { parentElement } = element;
  if (element === document.body) return undefined;
  return sentences(element)[0] ?? (parentElement ? sentenceNear(parentElement) : undefined);
}

/** Replaces a text on the page before the site re-renders. */
export function replaceText(place: Place, from: unknown, to: unknown): void {
  if (typeof from !== 'string' || typeof to !== 'string') return;
  for (const { node, places, text } of sentences(document.body)) {
    const [only, ...others] = places;
    const isIt = only && others.length === 0 && sameWay(only, place.file, place.path);
    if (node && isIt && text === from) node.data = to + markOf(place);
  }
}
