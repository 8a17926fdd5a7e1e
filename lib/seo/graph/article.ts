import type { Post } from '@/content/schema/post';
import type { Entry } from '@/lib/collections/entry';
import { sharePictureOf } from '@/lib/seo/share-picture';
import type { Site } from '@/lib/site/site';
import { companyNode, type Item, nodeIds } from './node';

/** An article by one of the company's desks. */
export function article(site: Site, entry: Entry<Post>): Item<'Article'> {
  const ids = nodeIds(site);
  const { page, canonical } = entry;
  return {
    '@type': 'Article',
    '@id': ids.article(canonical),
    headline: page.name,
    description: page.summary,
    image: site.absoluteUrl(sharePictureOf(site.words, entry).path),
    datePublished: page.published,
    dateModified: page.updated,
    author: {
      '@type': 'Organization',
      name: page.author,
      parentOrganization: { '@id': ids.organization },
    },
    publisher: companyNode(site),
    mainEntityOfPage: { '@id': site.absoluteUrl(canonical) },
  };
}
