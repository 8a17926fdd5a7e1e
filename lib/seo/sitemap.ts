import type { MetadataRoute } from 'next';
import type { Site } from '@/lib/site/site';

/** Every page once, under its canonical address, with the day on which it last changed. */
export function sitemapEntries({ sitePages, absoluteUrl }: Site): MetadataRoute.Sitemap {
  return sitePages.map(({ canonical, page }) => ({
    url: absoluteUrl(canonical),
    lastModified: page.updated,
  }));
}
