import { atomFeed } from '@/lib/seo/feed';

export const dynamic = 'force-static';

/** The articles as an Atom feed. */
export function GET() {
  return new Response(atomFeed(), { headers: { 'Content-Type': 'application/atom+xml' } });
}
