import type { MetadataRoute } from 'next';
import { type Site, versionsOf } from '@/lib/site/site';
import { languageAlternates } from './hreflang';

/** Every page once in each language, with its date and its addresses in other languages. */
export function sitemapEntries(sites: readonly Site[]): MetadataRoute.Sitemap {
  return sites.flatMap(({ pages, absoluteUrl }) =>
    pages.map((entry) => {
      const alternates = languageAlternates(absoluteUrl, versionsOf(sites, entry));
      return {
        url: absoluteUrl(entry.canonical),
        lastModified: entry.page.updated,
        ...('languages' in alternates ? { alternates } : {}),
      };
    }),
  );
}
