import type { MetadataRoute } from 'next';
import type { Site } from '@/lib/site/site';

/** Every page once, at its canonical address, with the date of its last change. */
export function sitemapEntries({ sitePages, absoluteUrl }: Site): MetadataRoute.Sitemap {
  return sitePages.map(({ canonical, page }) => ({
    url: absoluteUrl(canonical),
    lastModified: page.updated,
  }));
}
