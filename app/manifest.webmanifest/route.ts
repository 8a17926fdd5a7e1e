import { english } from '@/content/languages/english';
import { webManifest } from '@/lib/seo/web-manifest';
import { siteOf } from '@/lib/site/site';

export const dynamic = 'force-static';

/**
 * How the site looks when installed on a home screen. A route of our own, because every page would
 * link Next's.
 */
export function GET() {
  return Response.json(webManifest(siteOf(english)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
