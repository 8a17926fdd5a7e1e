import type { PageId } from '@/content/page-ids.generated';
import type { ListedPage, Page } from '@/content/schema/page';
import type { Post } from '@/content/schema/post';
import type { Route } from '@/content/schema/route';

type Address = {
  id: PageId;
  /** Where links to this page lead. */
  path: string;
  /** The one address that search engines should keep. */
  canonical: string;
  /** Every path that answers with this page, `path` and `canonical` among them. */
  paths: readonly string[];
};

/** A page with its addresses; `kind` tells which shape its content has. */
export type PageEntry = Address &
  (
    | { kind: 'page'; page: Page }
    | { kind: 'route'; page: Route; slug: string }
    | { kind: 'post'; page: Post }
    /** A further page of the article index, which its `id` names; made from no file of its own. */
    | { kind: 'older-posts'; page: Page; number: number }
  );

/** A page that menus and index pages list. */
export type ListedEntry = Address & { kind: 'page'; page: ListedPage };

export type OrdinaryEntry = Extract<PageEntry, { kind: 'page' }>;
export type RouteEntry = Extract<PageEntry, { kind: 'route' }>;
export type PostEntry = Extract<PageEntry, { kind: 'post' }>;
export type OlderPostsEntry = Extract<PageEntry, { kind: 'older-posts' }>;
