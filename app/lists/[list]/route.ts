import { english } from '@/content/languages/english';
import { lists } from '@/lib/lists/lists';
import { siteOf } from '@/lib/site/site-of';

type ListProps = { params: Promise<{ list: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

const site = siteOf(english);

export const generateStaticParams = () => Object.keys(lists(site)).map((list) => ({ list }));

/** A list that pages fetch on demand. */
export async function GET(_: Request, { params }: ListProps) {
  return Response.json(lists(site)[(await params).list]);
}
