import { pages } from '@/lib/pages/registry';
import { searchEntries } from '@/lib/search/entries';

export const dynamic = 'force-static';

/** The answers that the help search looks through. */
export function GET() {
  return Response.json(searchEntries(pages));
}
