import { english } from '@/content/languages/english';
import { webManifest } from '@/lib/seo/web-manifest';
import { siteOf } from '@/lib/site/site-of';

export const dynamic = 'force-static';

/** What a phone shows of the site when it is kept on the home screen. Next's own would be named by every page. */
export function GET() {
  return Response.json(webManifest(siteOf(english)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
