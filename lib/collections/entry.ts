import type { PageId } from '@/content/page-ids.generated';

/** What every page has, whatever its collection. */
export type PageContent = { name: string; updated: string; aliases?: string[] | undefined };

export type Addresses = {
  /** Where links to this page lead. */
  path: string;
  /** The one address that search engines should keep. */
  canonical: string;
  /** Every path that answers with this page: `path`, `canonical` and the aliases. */
  paths: readonly string[];
};

/** A page with its addresses. */
export type Entry<Content, Collection extends string = string> = Addresses & {
  collection: Collection;
  /** The language of its text, which in a translation may be that of the original: `en`. */
  language: string;
  id: PageId;
  /** The name of its file: `hong-kong`. */
  slug: string;
  page: Content;
};
