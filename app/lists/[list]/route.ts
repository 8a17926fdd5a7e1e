import { lists } from '@/lib/lists/lists';

type ListProps = { params: Promise<{ list: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(lists()).map((list) => ({ list }));

/** A list that a page fetches only when it is asked for. */
export async function GET(_: Request, { params }: ListProps) {
  return Response.json(lists()[(await params).list]);
}
