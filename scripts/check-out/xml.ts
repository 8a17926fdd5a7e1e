import { DOMParser, type Element } from '@xmldom/xmldom';
import { SaxesParser } from 'saxes';

/** Throws if not well-formed; the parser below ignores a surplus end tag. */
function checkWellFormed(source: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(source).close();
}

/** An XML file's root element, or an error. */
export function readXml(source: string): { root: Element } | { error: string } {
  try {
    checkWellFormed(source);
    const root = new DOMParser().parseFromString(source, 'text/xml').documentElement;
    return root ? { root } : { error: 'no root element' };
  } catch (error) {
    return { error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

/** The descendants of a node with this name. */
export const namedIn = (element: Element, name: string): Element[] =>
  Array.from(element.getElementsByTagName(name));

/** The text of the first element of this name below another one. */
export const textIn = (element: Element, name: string): string | undefined =>
  namedIn(element, name)[0]?.textContent?.trim();
