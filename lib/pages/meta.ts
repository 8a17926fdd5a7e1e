import type { Meta } from '@/content/schema/page';
import { collectionOf } from '@/lib/collections/collections';
import type { MetaSources } from '@/lib/collections/define-collection';
import type { Site } from '@/lib/site/site';
import type { PageEntry } from './page-entry';
import { routeMeta } from './route-meta';

type MetaSource<Content> = (page: Content, site: Pick<Site, 'routePage' | 'locale'>) => Meta;

const sources: { [Name in keyof MetaSources]: MetaSource<MetaSources[Name]> } = {
  own: ({ meta }) => meta,
  goods: ({ meta, searchWords }) => ({
    ...meta,
    keywords: [...searchWords.english, ...searchWords.swahili],
  }),
  route: routeMeta,
};

/** What search engines and shared links show of a page. */
export function metaOf(site: Pick<Site, 'routePage' | 'locale'>, entry: PageEntry): Meta {
  if (entry.collection === 'older-posts') return entry.page.meta;
  // `defineCollection` allows only a source that fits the content.
  const source = sources[collectionOf(entry.collection).meta] as MetaSource<typeof entry.page>;
  return source(entry.page, site);
}
