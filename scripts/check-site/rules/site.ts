import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import { filesIn } from '../../files/files';

/** A document as a browser without script sees it. */
export type BuiltPage = {
  /** Its address: `/`, `/help/faq`. */
  path: string;
  html: string;
  document: Document;
  title: string;
  canonical: string | undefined;
};

/** Expectations that cannot be derived from the folder. */
export type Promised = {
  /** Every address in the content, including aliases. */
  registered: readonly { path: string; canonical: string; title: string }[];
  paths: readonly string[];
  /** Addresses that may be linked although no page exists. */
  unregistered: readonly string[];
  /** Addresses of deleted pages, and where each leads. */
  redirects: readonly { from: string; to: string }[];
  /** The address that the site was built for, or else the home page's canonical origin. */
  origin?: string;
};

export type BuiltSite = {
  origin: string;
  /** Every file by its path in the folder: `/icon.svg`, `/help/faq.html`. */
  files: ReadonlyMap<string, Buffer>;
  /** Every page except not-found pages, including aliases. */
  pages: readonly BuiltPage[];
  canonicalPages: readonly BuiltPage[];
  /** Every page, including not-found pages; none that only redirects. */
  documents: readonly BuiltPage[];
  promised: Promised;
  pageAt: (path: string) => BuiltPage | undefined;
  absolute: (path: string) => string;
};

/** The not-found page of the site or of a translation: `/404`, `/sw/404`. */
const NOT_FOUND = /^(\/[a-z]{2})?\/404$/;

/** The value of a page's metadata by name or property: `description`, `og:title`. */
export const metaContent = ({ document }: BuiltPage, name: string): string | undefined =>
  document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content')
    ?.trim();

function readPage(file: string, content: Buffer): BuiltPage {
  const html = content.toString();
  const { document } = parseHTML(html);
  return {
    path: file.replace(/(?:\/index)?\.html$/, '') || '/',
    html,
    document,
    title: document.querySelector('head > title')?.textContent ?? '',
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
  };
}

export function siteOf(files: ReadonlyMap<string, Buffer>, promised: Promised): BuiltSite {
  const documents = Array.from(files)
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, content]) => readPage(file, content))
    .filter((page) => !promised.redirects.some(({ from }) => from === page.path));
  const pages = documents.filter((page) => !NOT_FOUND.test(page.path));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const home = byPath.get('/')?.canonical;
  const origin = promised.origin ?? (home && URL.canParse(home) ? new URL(home).origin : '');
  const absolute = (address: string) => `${origin}${address}`;
  return {
    origin,
    files,
    documents,
    pages,
    canonicalPages: pages.filter((page) => page.canonical === absolute(page.path)),
    promised,
    pageAt: (address) => byPath.get(address),
    absolute,
  };
}

/** @throws Error for a symbolic link: some hosts would follow it */
export function readFiles(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link) throw new Error(`${link.name} is a symbolic link; copy the file into public/`);
  return new Map(filesIn(folder).map((file) => [file, readFileSync(path.join(folder, file))]));
}
