import { attribute, type Element, textOf } from './html-tree';

/** What a page tells of itself, each with every value given: more than one is a fault. */
export type Head = {
  title: readonly string[];
  canonical: readonly string[];
  /** By name or property: `description`, `og:title`. */
  meta: ReadonlyMap<string, readonly string[]>;
  /** The link elements. */
  links: readonly Element[];
};

const isHtml = (element: Element) => element.namespaceURI === 'http://www.w3.org/1999/xhtml';

/** The value that a page gives for a name, if it gives one. */
export const metaContent = ({ meta }: Head, name: string): string | undefined =>
  meta.get(name)?.[0];

/** Reads the metadata among a page's elements, wherever they stand. */
export function readHead(all: readonly Element[]): Head {
  const meta = new Map<string, string[]>();
  for (const element of all.filter(({ tagName }) => tagName === 'meta')) {
    const name = attribute(element, 'name') ?? attribute(element, 'property');
    if (name) meta.set(name, [...(meta.get(name) ?? []), attribute(element, 'content') ?? '']);
  }
  const links = all.filter(({ tagName }) => tagName === 'link');
  return {
    title: all.filter((element) => element.tagName === 'title' && isHtml(element)).map(textOf),
    canonical: links
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href') ?? ''),
    meta,
    links,
  };
}
