import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The names that a selector can match on an element, and on it or any element around it. */
export type ElementNames = { own: ReadonlySet<string>; around: ReadonlySet<string> };

/** The names of an element, as in a selector: `p`, `.card`, `#main`. */
export const namesOf = (name: string, { id, class: classes }: Readonly<Record<string, string>>) => [
  name,
  ...(id ? [`#${id}`] : []),
  ...(classes?.split(/\s+/).map((one) => `.${one}`) ?? []),
];

/** Every element of a page, once for those that no selector without siblings can tell apart. */
export function elementNames(html: string): ElementNames[] {
  const found = new Map<string, ElementNames>();
  const visit = (node: DefaultTreeAdapterTypes.Node, outer: ReadonlySet<string>) => {
    let around = outer;
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      const own = namesOf(node.tagName.toLowerCase(), attributes);
      around = new Set([...outer, ...own]);
      found.set(`${own.join()} ${[...around].sort().join()}`, { own: new Set(own), around });
    }
    if ('content' in node) visit(node.content, around);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, around);
  };
  visit(parse(html), new Set());
  return [...found.values()];
}
