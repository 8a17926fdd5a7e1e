import { languages } from '@/content/languages/languages';
import { lists } from '@/lib/lists/lists';
import { sitesOf } from '@/lib/site/site';

type ListProps = { params: Promise<{ list: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

const sites = sitesOf(languages);

/** The lists of every language, by file name. */
const allLists = Object.assign({}, ...sites.map((site) => lists(site, sites)));

export const generateStaticParams = () => Object.keys(allLists).map((list) => ({ list }));

/** A list that pages fetch on demand. */
export async function GET(_: Request, { params }: ListProps) {
  return Response.json(allLists[(await params).list]);
}
