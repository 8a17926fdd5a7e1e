import { securityTxt } from '@/lib/seo/security-txt';

export const dynamic = 'force-static';

/** Whom to tell of a hole in the site. */
export function GET() {
  return new Response(securityTxt(new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
