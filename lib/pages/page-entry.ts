import type { ListedPage, Page } from '@/content/schema/page';
import type { CollectionName, ContentOf } from '@/lib/collections/collections';
import type { Entry } from '@/lib/collections/entry';

type Entries = { [Name in CollectionName]: Entry<ContentOf<Name>, Name> };

/** A page of one collection. */
export type EntryIn<Name extends CollectionName> = Entries[Name];

/** A page from a file in `content/`; `collection` determines the shape of its content. */
export type CollectionEntry = Entries[CollectionName];

export type RouteEntry = EntryIn<'routes'>;
export type PostEntry = EntryIn<'blog'>;

/** A further page of the article index. It has the id of the index, and no file of its own. */
export type OlderPostsEntry = Entry<Page, 'older-posts'> & {
  number: number;
  /** The first page of the index. */
  index: CollectionEntry;
};

export type PageEntry = CollectionEntry | OlderPostsEntry;

/** A page that menus and index pages list. */
export type ListedEntry = Entry<ListedPage, CollectionName>;
