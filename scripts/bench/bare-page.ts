import { serialize } from 'parse5';
import { type Element, elements, named, parseHtml } from '../files/html-tree';

/** Elements without text, or with text only for a script or a style. */
const WORDLESS = ['svg', 'img', 'picture', 'script', 'style', 'template', 'form', 'iframe'];

function strip(element: Element): void {
  element.childNodes = element.childNodes.filter(({ nodeName }) => !WORDLESS.includes(nodeName));
  element.attrs = element.attrs.filter(({ name }) => name === 'href');
}

/**
 * The text of a page's `<main>` without styles, scripts or pictures: as fast as it can be shown.
 * @throws when the page has no `<main>`
 */
export function barePage(html: string): string {
  const [main] = named(parseHtml(html), 'main');
  if (!main) throw new Error('the page has no <main>');
  for (const element of [main, ...elements(main)]) strip(element);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body><main>${serialize(main)}</main></body></html>
`;
}
