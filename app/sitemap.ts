import type { MetadataRoute } from 'next';
import { english } from '@/content/languages/english';
import { sitemapEntries } from '@/lib/seo/sitemap';
import { siteOf } from '@/lib/site/site-of';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(siteOf(english));
}
