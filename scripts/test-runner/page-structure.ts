import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that hold copy. */
const COPY = new Set(['alt', 'aria-label', 'content', 'datetime', 'placeholder', 'title']);
const POLICY = 'Content-Security-Policy';

/** Hashes of inline data change with its words; the sources that a policy allows do not. */
const withoutHashes = (policy: string) => policy.replace(/'sha256-[^']+'/g, "'sha256'");

function attributesOf({ attrs }: Element): string {
  const isPolicy = attrs.some(({ value }) => value === POLICY);
  return attrs
    .filter(({ name }) => isPolicy || !COPY.has(name))
    .map(({ name, value }) => ` ${name}="${isPolicy ? withoutHashes(value) : value}"`)
    .join('');
}

const isData = ({ attrs }: Element) =>
  attrs.some(({ name, value }) => name === 'type' && value === 'application/ld+json');

const childrenOf = (node: Node): readonly Node[] => [
  ...('content' in node ? [node.content] : []),
  ...('childNodes' in node ? node.childNodes : []),
];

/** The text of inline scripts and styles, which is code. */
const codeIn = (element: Element) =>
  ['script', 'style'].includes(element.tagName)
    ? element.childNodes.map((text) => ('value' in text ? text.value : ''))
    : [];

function linesOf(node: Node): string[] {
  if (!defaultTreeAdapter.isElementNode(node)) return childrenOf(node).flatMap(linesOf);
  const content = isData(node) ? [] : [...codeIn(node), ...childrenOf(node).flatMap(linesOf)];
  return [`<${node.tagName}${attributesOf(node)}>`, ...content, `</${node.tagName}>`];
}

/**
 * A page without its words: elements, attributes, inline scripts and styles. Two pages with the same
 * structure differ in nothing but copy.
 */
export const pageStructure = (html: string): string => linesOf(parse(html)).join('\n');

/** The service worker's script without its release, which changes with every word of the site. */
export const workerStructure = (script: string): string =>
  script.replace(/(?<=\brelease:")[^"]*/, '');
