import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Tree = DefaultTreeAdapterTypes.Document;

/** What a browser makes of a page's HTML, before any script. */
export const parseHtml = (source: string): Tree => parse(source);

const childrenOf = (node: Node) => ('childNodes' in node ? node.childNodes : []);

/** The elements in a node, in the order of the document. */
export function elements(node: Node): Element[] {
  return childrenOf(node).flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...elements(child)] : [],
  );
}

/** The elements of these names in a node, in the order of the document. */
export function named(node: Node, ...names: string[]): Element[] {
  return elements(node).filter(({ tagName }) => names.includes(tagName));
}

/** The value of an attribute, if it is there. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((candidate) => candidate.name === name)?.value;
}

/** Whether an element stands within another one of that name. */
export function isWithin(element: Element, name: string): boolean {
  const parent = element.parentNode;
  if (!parent || !defaultTreeAdapter.isElementNode(parent)) return false;
  return parent.tagName === name || isWithin(parent, name);
}

/** The characters in an element as they stand, of a script or a style too. */
export const rawText = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** The text in a node as it reads: elements are words apart, drawings and scripts say nothing. */
export function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  const silent =
    defaultTreeAdapter.isElementNode(node) &&
    (node.namespaceURI !== html.NS.HTML || ['script', 'style', 'template'].includes(node.tagName));
  if (silent) return '';
  return childrenOf(node).map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}
