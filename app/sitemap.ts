import type { MetadataRoute } from 'next';
import { languages } from '@/content/languages/languages';
import { sitemapEntries } from '@/lib/seo/sitemap';
import { sitesOf } from '@/lib/site/site';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(sitesOf(languages));
}
