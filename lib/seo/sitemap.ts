import type { MetadataRoute } from 'next';
import { pages } from '@/lib/pages/registry';
import { absoluteUrl } from '@/lib/site/environment';

/** Every page once, under its canonical address; articles with their day of publication. */
export function sitemapEntries(): MetadataRoute.Sitemap {
  return pages.map((entry) => ({
    url: absoluteUrl(entry.canonical),
    ...(entry.kind === 'post' ? { lastModified: entry.page.published } : {}),
  }));
}
