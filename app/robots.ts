import type { MetadataRoute } from 'next';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  const { isForSearchEngines, siteUrl } = siteOf(english);
  return isForSearchEngines
    ? { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` }
    : { rules: { userAgent: '*', disallow: '/' } };
}
