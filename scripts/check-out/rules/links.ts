import { attribute, type Element } from '../../files/html-tree';
import { parsedUrl } from '../parsed-url';
import { type Found, onEveryPage, type Rule } from '../rule';
import type { Page, Site } from '../site';

const addressAttributes = ['href', 'src', 'action', 'poster'];

/** `/a.png 1x, /b.png 2x` as `['/a.png', '/b.png']`. */
const sourcesIn = (set: string) =>
  set.split(',').map((source) => source.trim().split(/\s/)[0] ?? '');

/** Posted forms go to a service that a crawler cannot check. */
const isPosted = (element: Element) => /^post$/i.test(attribute(element, 'method') ?? '');

function addressesOf(element: Element): string[] {
  if (element.tagName === 'form' && isPosted(element)) return [];
  const single = addressAttributes.flatMap((name) => attribute(element, name) ?? []);
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => attribute(element, name) ?? []);
  return [...single, ...sets.flatMap(sourcesIn)];
}

/** Whether the host serves a path: a page or a file. */
const answers = (site: Site, path: string) =>
  site.pageAt(path) !== undefined || (site.files.has(path) && !path.endsWith('.html'));

/** Checks a link to another address of this site. */
function deadEnd(site: Site, page: Page, address: string): string[] {
  const target = parsedUrl(address, site.absolute(page.path));
  if (!target) return [`${address}: not a valid URL`];
  const { origin, hash } = target;
  const path = decodeURI(target.pathname);
  if (origin !== site.origin || site.promised.unregistered.includes(path)) return [];
  // The not-found page is served at any unknown address, so links to itself work.
  const there = path === page.path ? page : site.pageAt(path);
  if (!there && !answers(site, path)) return [`${path}: not found`];
  const fragment = decodeURIComponent(hash.slice(1));
  // `#weight=5&…` is read by a form and is not an anchor.
  return !fragment || fragment.includes('=') || there?.ids.has(fragment)
    ? []
    : [`${path}${hash}: no element with this ID`];
}

/** The pages that a page links to, by address. */
const linkedFrom = (page: Page, site: Site): string[] =>
  page.elements
    .filter(({ tagName }) => tagName === 'a')
    .flatMap((link) => parsedUrl(attribute(link, 'href') ?? '', site.absolute(page.path)) ?? [])
    .filter(({ origin }) => origin === site.origin)
    .map(({ pathname }) => pathname);

/** Pages that no other page links to by their canonical address. */
function unlinked(site: Site): Found[] {
  const inbound = new Set(
    site.pages.flatMap((page) => {
      const [own] = page.head.canonical;
      return linkedFrom(page, site).filter((path) => site.absolute(path) !== own);
    }),
  );
  return site.canonicalPages
    .filter(({ path }) => !inbound.has(path))
    .map(({ path }) => ({ where: path, found: 'no other page links to it' }));
}

export const linkRules: readonly Rule[] = [
  {
    name: 'links',
    fix: 'fix the link or its target ID',
    find: onEveryPage((page, site) => {
      const found = page.elements
        .flatMap(addressesOf)
        .flatMap((address) => deadEnd(site, page, address));
      return [...new Set(found)];
    }),
  },
  {
    name: 'inbound link',
    fix: 'link to this address from running text, a list or a menu',
    find: unlinked,
  },
];
