import type { MetadataRoute } from 'next';
import { sitePages } from '@/lib/pages/registry';
import { absoluteUrl } from '@/lib/site/environment';

/** Every page once, under its canonical address, with the day on which it last changed. */
export function sitemapEntries(): MetadataRoute.Sitemap {
  return sitePages.map(({ canonical, page }) => ({
    url: absoluteUrl(canonical),
    lastModified: page.updated,
  }));
}
