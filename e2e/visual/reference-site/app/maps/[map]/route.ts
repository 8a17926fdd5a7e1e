import { sampleSite } from '@/lib/fixtures/sample-site';
import { mapPictures } from '@/lib/routes/maps';

export const dynamic = 'force-static';

const maps = mapPictures(sampleSite);

export const generateStaticParams = () => Object.keys(maps).map((map) => ({ map }));

/** The maps that samples show. */
export async function GET(_: Request, { params }: { params: Promise<{ map: string }> }) {
  return new Response(maps[(await params).map], { headers: { 'Content-Type': 'image/svg+xml' } });
}
