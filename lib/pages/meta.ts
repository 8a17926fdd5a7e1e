import type { Meta } from '@/content/schema/page';
import { collectionOf } from '@/lib/collections/collections';
import type { MetaSources } from '@/lib/collections/define-collection';
import type { PageEntry } from './page-entry';
import { routeMeta } from './route-meta';

const sources: { [Name in keyof MetaSources]: (page: MetaSources[Name]) => Meta } = {
  own: ({ meta }) => meta,
  route: routeMeta,
};

/** What search engines and shared links show of a page. */
export function metaOf(entry: PageEntry): Meta {
  if (entry.collection === 'older-posts') return entry.page.meta;
  // `defineCollection` allows only a source that fits the content.
  const source = sources[collectionOf(entry.collection).meta] as (page: typeof entry.page) => Meta;
  return source(entry.page);
}
