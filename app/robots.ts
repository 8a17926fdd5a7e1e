import type { MetadataRoute } from 'next';
import { isForSearchEngines, siteUrl } from '@/lib/site/environment';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return isForSearchEngines
    ? { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` }
    : { rules: { userAgent: '*', disallow: '/' } };
}
