import { attribute, type Element, textOf } from '../files/html-tree';

/** A page's metadata with all values given: more than one is a fault. */
export type Head = {
  title: readonly string[];
  canonical: readonly string[];
  /** By name or property: `description`, `og:title`. */
  meta: ReadonlyMap<string, readonly string[]>;
  /** The link elements. */
  links: readonly Element[];
};

const isHtml = (element: Element) => element.namespaceURI === 'http://www.w3.org/1999/xhtml';

/** The value for a name, if there is one. */
export const metaContent = ({ meta }: Head, name: string): string | undefined =>
  meta.get(name)?.[0];

/** Reads a page's metadata from all its elements. */
export function readHead(all: readonly Element[]): Head {
  const meta = new Map<string, string[]>();
  for (const element of all.filter(({ tagName }) => tagName === 'meta')) {
    const name = attribute(element, 'name') ?? attribute(element, 'property');
    if (name) meta.set(name, [...(meta.get(name) ?? []), attribute(element, 'content') ?? '']);
  }
  const links = all.filter(({ tagName }) => tagName === 'link');
  return {
    title: all
      .filter((element) => element.tagName === 'title' && isHtml(element))
      .map((element) => textOf(element)),
    canonical: links
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href') ?? ''),
    meta,
    links,
  };
}
