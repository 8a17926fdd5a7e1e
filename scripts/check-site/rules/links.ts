import { type Found, onEveryPage, type Rule } from './rule';
import type { BuiltPage, BuiltSite } from './site';

const all = (page: BuiltPage, selector: string): Element[] =>
  Array.from(page.document.querySelectorAll(selector));

const valuesOf = (page: BuiltPage, selector: string, ...names: string[]): string[] =>
  all(page, selector).flatMap((element) =>
    names.flatMap((name) => element.getAttribute(name) ?? []),
  );

/** Posted forms go to a service that a crawler cannot check. */
const addressesOn = (page: BuiltPage): string[] => [
  ...valuesOf(page, '[href], [src]', 'href', 'src'),
  ...valuesOf(page, 'form:not([method=post])', 'action'),
  // `/a.png 1x, /b.png 2x`
  ...valuesOf(page, '[srcset], [imagesrcset]', 'srcset', 'imagesrcset')
    .flatMap((set) => set.split(','))
    .map((source) => source.trim().split(/\s/)[0] ?? ''),
];

function deadEnd(site: BuiltSite, page: BuiltPage, address: string): string[] {
  if (!URL.canParse(address, site.absolute(page.path))) return [`${address}: not a valid URL`];
  const { origin, pathname, hash } = new URL(address, site.absolute(page.path));
  const path = decodeURI(pathname);
  if (origin !== site.origin || site.promised.unregistered.includes(path)) return [];
  // The not-found page is served at any unknown address, so links to itself work.
  const target = path === page.path ? page : site.pageAt(path);
  if (!target && (path.endsWith('.html') || !site.files.has(path))) return [`${path}: not found`];
  const fragment = decodeURIComponent(hash.slice(1));
  // `#weight=5&…` is read by a form and is not an anchor.
  return !fragment || fragment.includes('=') || target?.document.getElementById(fragment)
    ? []
    : [`${path}${hash}: no element with this ID`];
}

function unlinked(site: BuiltSite): Found[] {
  const inbound = new Set(
    site.pages.flatMap((page) =>
      valuesOf(page, 'a[href]', 'href')
        .filter((href) => URL.canParse(href, site.absolute(page.path)))
        .map((href) => new URL(href, site.absolute(page.path)))
        .map(({ origin, pathname }) => origin + pathname)
        .filter((address) => address !== page.canonical),
    ),
  );
  return site.canonicalPages
    .filter(({ path }) => !inbound.has(new URL(site.absolute(path)).href))
    .map(({ path }) => ({ where: path, found: 'no other page links to it' }));
}

export const linkRules: readonly Rule[] = [
  {
    name: 'links',
    fix: 'fix the link or its target ID',
    find: onEveryPage((page, site) =>
      [...new Set(addressesOn(page))].flatMap((address) => deadEnd(site, page, address)),
    ),
  },
  {
    name: 'inbound link',
    fix: 'link to this address from running text, a list or a menu',
    find: unlinked,
  },
];
