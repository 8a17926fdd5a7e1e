import type { PageId } from '@/content/page-ids.generated';
import type { ListedPage } from '@/content/schema/page';
import type { CollectionName, ContentOf } from '@/lib/collections/collections';

export type Addresses = {
  /** Where links to this page lead. */
  path: string;
  /** The one address that search engines should keep. */
  canonical: string;
  /** Every path that answers with this page: `path`, `canonical` and the aliases. */
  paths: readonly string[];
};

export type Entry<Content, Collection extends string = string> = Addresses & {
  collection: Collection;
  /** The language of its text, which in a translation may be that of the original: `en`. */
  language: string;
  id: PageId;
  /** The name of its file: `hong-kong`. */
  slug: string;
  page: Content;
};

type Entries = { [Name in CollectionName]: Entry<ContentOf<Name>, Name> };

export type EntryIn<Name extends CollectionName> = Entries[Name];

/** A page from a file in `content/`; `collection` determines the shape of its content. */
export type PageEntry = Entries[CollectionName];

export type RouteEntry = EntryIn<'routes'>;
export type PostEntry = EntryIn<'blog'>;

export type ListedEntry = Entry<ListedPage, CollectionName>;
