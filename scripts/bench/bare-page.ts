import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements without text, or with text only for a script or a style. */
const WORDLESS = new Set([
  'svg',
  'img',
  'picture',
  'script',
  'style',
  'template',
  'form',
  'iframe',
]);

const isElement = (node: Node): node is Element => 'tagName' in node;

function find(parent: Parent, tagName: string): Element | undefined {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    const found = node.tagName === tagName ? node : find(node, tagName);
    if (found) return found;
  }
  return undefined;
}

function strip(parent: Element): void {
  parent.childNodes = parent.childNodes.filter(
    (node) => !isElement(node) || !WORDLESS.has(node.tagName),
  );
  for (const node of parent.childNodes.filter(isElement)) {
    node.attrs = node.attrs.filter(({ name }) => name === 'href');
    strip(node);
  }
}

/**
 * The text of a page's `<main>` without styles, scripts or pictures: as fast as it can be shown.
 * @throws when the page has no `<main>`
 */
export function barePage(html: string): string {
  const main = find(parse(html), 'main');
  if (!main) throw new Error('the page has no <main>');
  strip(main);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body><main>${serialize(main)}</main></body></html>
`;
}
