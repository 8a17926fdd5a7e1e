import type { Metadata } from 'next';
import { setSite } from '@/components/current-site/current-site';
import { NotFoundPage } from '@/components/sections/not-found/not-found-page';
import { languages } from '@/content/languages/languages';
import { buildMetadata } from '@/lib/seo/metadata';
import { siteAt, sitesOf, versionsOf } from '@/lib/site/site';

type NotFoundProps = { params: Promise<{ language: string }> };

export const dynamicParams = false;

const sites = sitesOf(languages);

/** One page for each translation; `app/not-found.tsx` is the one in the original language. */
export const generateStaticParams = () =>
  languages.translations.map(({ language }) => ({ language }));

const siteIn = async ({ params }: NotFoundProps) => siteAt(sites, `/${(await params).language}`);

export async function generateMetadata(props: NotFoundProps): Promise<Metadata> {
  const site = await siteIn(props);
  return {
    ...buildMetadata(site, { meta: site.notFound.meta }),
    robots: { index: false },
  };
}

/** The page for unknown paths of a translation: hosts serve it for every one below `/sw`. */
export default async function NotFound(props: NotFoundProps) {
  const site = await siteIn(props);
  setSite(site, { versions: versionsOf(sites, { id: 'home' }) });
  return <NotFoundPage site={site} />;
}
