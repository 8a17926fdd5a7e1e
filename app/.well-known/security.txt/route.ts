import { english } from '@/content/languages/english';
import { securityTxt } from '@/lib/seo/security-txt';
import { siteOf } from '@/lib/site/site';

export const dynamic = 'force-static';

/** Where to report a vulnerability. */
export function GET() {
  return new Response(securityTxt(siteOf(english), new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
