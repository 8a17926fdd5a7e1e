import type { Post } from '@/content/schema/post';
import type { Entry } from '@/lib/collections/entry';
import { sharePictureOf } from '@/lib/seo/share-picture';
import { absoluteUrl } from '@/lib/site/environment';
import { company, type Item, nodeIds } from './node';

/** An article, written by one of the company's desks. */
export function article(entry: Entry<Post>): Item<'Article'> {
  const { page, canonical } = entry;
  return {
    '@type': 'Article',
    '@id': nodeIds.article(canonical),
    headline: page.name,
    description: page.summary,
    image: absoluteUrl(sharePictureOf(entry).path),
    datePublished: page.published,
    dateModified: page.updated,
    author: {
      '@type': 'Organization',
      name: page.author,
      parentOrganization: { '@id': nodeIds.organization },
    },
    publisher: company,
    mainEntityOfPage: { '@id': absoluteUrl(canonical) },
  };
}
