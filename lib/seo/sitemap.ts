import type { MetadataRoute } from 'next';
import type { Site } from '@/lib/site/site';
import { versionsOf } from '@/lib/site/sites';
import { languageAlternates } from './metadata';

/**
 * Every page once in each language, at its canonical address, with the date of its last change and
 * its addresses in other languages.
 */
export function sitemapEntries(sites: readonly Site[]): MetadataRoute.Sitemap {
  return sites.flatMap(({ sitePages, absoluteUrl }) =>
    sitePages.map((entry) => {
      const alternates = languageAlternates(absoluteUrl, versionsOf(sites, entry));
      return {
        url: absoluteUrl(entry.canonical),
        lastModified: entry.page.updated,
        ...('languages' in alternates ? { alternates } : {}),
      };
    }),
  );
}
