import { english } from '@/content/languages/english';
import { atomFeed } from '@/lib/seo/feed';
import { siteOf } from '@/lib/site/site';

export const dynamic = 'force-static';

/** The articles as an Atom feed. */
export function GET() {
  return new Response(atomFeed(siteOf(english)), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
}
