import { languages } from '@/content/languages/languages';
import { mapPictures } from '@/lib/routes/maps';
import { sitesOf } from '@/lib/site/site';

type MapProps = { params: Promise<{ map: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The maps of every language, by file name. */
const maps = Object.assign({}, ...sitesOf(languages).map(mapPictures));

export const generateStaticParams = () => Object.keys(maps).map((map) => ({ map }));

/** A map as a picture, which windows that do not show it never request. */
export async function GET(_: Request, { params }: MapProps) {
  return new Response(maps[(await params).map], { headers: { 'Content-Type': 'image/svg+xml' } });
}
