import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files/files';
import { attribute, type Element, elements, parseHtml, type Tree } from '../files/html-tree';
import { type Head, readHead } from './head';
import { parsedUrl } from './parsed-url';

/** A document as a browser without script sees it. */
export type Page = {
  /** Its address: `/`, `/help/faq`. */
  path: string;
  html: string;
  tree: Tree;
  /** All its elements, in document order. */
  elements: readonly Element[];
  /** Its anchors. */
  ids: ReadonlySet<string>;
  head: Head;
};

/** What the content specifies for an address. */
type RegisteredPage = {
  path: string;
  canonical: string;
  title: string;
};

/** Expectations that cannot be derived from the folder. */
export type Promised = {
  /** Every address in the content, including aliases. */
  registered: readonly RegisteredPage[];
  /** Every address that the specification lists. */
  paths: readonly string[];
  /** Addresses that may be linked although no page exists. */
  unregistered: readonly string[];
  /** Addresses of deleted pages, and where each leads. */
  redirects: readonly { from: string; to: string }[];
  /** Placeholder facts about the company. */
  placeholders: readonly string[];
  /** The address that the site was built for, or else the home page's canonical origin. */
  origin?: string;
};

/** The exported site as a crawler sees it. */
export type Site = {
  origin: string;
  /** Every file by its path in the folder: `/icon.svg`, `/help/faq.html`. */
  files: ReadonlyMap<string, Buffer>;
  /** Every page except not-found pages, including aliases. */
  pages: readonly Page[];
  /** The canonical pages. */
  canonicalPages: readonly Page[];
  /** Every page, including not-found pages; none that only redirects. */
  documents: readonly Page[];
  promised: Promised;
  pageAt: (path: string) => Page | undefined;
  absolute: (path: string) => string;
};

/** Whether a page is the not-found page of the site or of a translation: `/404`, `/sw/404`. */
const isNotFound = (path: string) => /^(\/[a-z]{2})?\/404$/.test(path);

/** `/help/faq.html` as `/help/faq`, `/index.html` as `/`. */
const pathOf = (file: string) => file.replace(/(?:\/index)?\.html$/, '') || '/';

function readPage(file: string, content: Buffer): Page {
  const html = content.toString();
  const tree = parseHtml(html);
  const all = elements(tree);
  const ids = all.flatMap((element) => attribute(element, 'id') ?? []);
  return {
    path: pathOf(file),
    html,
    tree,
    elements: all,
    ids: new Set(ids),
    head: readHead(all),
  };
}

/** The origin in the home page's canonical address. */
function originIn(pages: readonly Page[]): string {
  const address = pages.find(({ path }) => path === '/')?.head.canonical[0];
  return (address && parsedUrl(address)?.origin) || '';
}

/** Builds a site from files by path: `/index.html`. */
export function siteOf(files: ReadonlyMap<string, Buffer>, promised: Promised): Site {
  const documents = Array.from(files)
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, content]) => readPage(file, content))
    .filter(({ path }) => !promised.redirects.some(({ from }) => from === path));
  const pages = documents.filter(({ path }) => !isNotFound(path));
  const origin = promised.origin ?? originIn(pages);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const absolute = (address: string) => `${origin}${address}`;
  return {
    origin,
    files,
    documents,
    pages,
    canonicalPages: pages.filter((page) => page.head.canonical.includes(absolute(page.path))),
    promised,
    pageAt: (address) => byPath.get(address),
    absolute,
  };
}

/**
 * Every file in a folder, by its path from there.
 * @throws Error when the folder contains a symbolic link: some hosts would follow it
 */
export function readFiles(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link) throw new Error(`${link.name} is a symbolic link; copy the file into public/`);
  return new Map(filesIn(folder).map((file) => [file, readFileSync(path.join(folder, file))]));
}
