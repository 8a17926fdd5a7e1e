import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Tree = DefaultTreeAdapterTypes.Document;

/** A page's HTML parsed as a browser would, without scripts. */
export const parseHtml = (source: string): Tree => parse(source);

const childrenOf = (node: Node) => ('childNodes' in node ? node.childNodes : []);

/** The elements in a node, in document order. */
export function elements(node: Node): Element[] {
  const found: Element[] = [];
  const visit = (parent: Node) => {
    for (const child of childrenOf(parent)) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      found.push(child);
      visit(child);
    }
  };
  visit(node);
  return found;
}

/** The elements with these names in a node, in document order. */
export function named(node: Node, ...names: string[]): Element[] {
  return elements(node).filter(({ tagName }) => names.includes(tagName));
}

/** The value of an attribute, if present. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((candidate) => candidate.name === name)?.value;
}

/** Whether an element is inside another with this name. */
export function isWithin(element: Element, name: string): boolean {
  const parent = element.parentNode;
  if (!parent || !defaultTreeAdapter.isElementNode(parent)) return false;
  return parent.tagName === name || isWithin(parent, name);
}

/** The raw text of an element, including scripts and styles. */
export const rawText = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const isSilent = (element: Element) =>
  element.namespaceURI !== html.NS.HTML ||
  ['script', 'style', 'template'].includes(element.tagName);

/**
 * The readable text of a node: elements separate words; drawings and scripts are ignored.
 * @param leftOut whether to leave out an element in the node, with all that is in it
 */
export function textOf(node: Node, leftOut: (element: Element) => boolean = () => false): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (defaultTreeAdapter.isElementNode(node) && isSilent(node)) return '';
  return childrenOf(node)
    .filter((child) => !(defaultTreeAdapter.isElementNode(child) && leftOut(child)))
    .map((child) => textOf(child, leftOut))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
