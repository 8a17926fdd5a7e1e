import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setSite } from '@/components/current-site/current-site';
import { Shell } from '@/components/layout/shell/shell';
import { StructuredData } from '@/components/layout/structured-data/structured-data';
import { Sections } from '@/components/sections/sections';
import { languages } from '@/content/languages/languages';
import { breadcrumbs } from '@/lib/links/breadcrumbs';
import { pathOf } from '@/lib/pages/registry';
import { frameOf, sectionsOf } from '@/lib/sections/sections';
import { metadataOf } from '@/lib/seo/metadata';
import { structuredData } from '@/lib/seo/structured-data';
import { siteAt, sitesOf, versionsOf, versionsOrHomes } from '@/lib/site/site';

type PageProps = { params: Promise<{ path?: string[] }> };

export const dynamicParams = false;

const sites = sitesOf(languages);

/** One page for every registered path, aliases included, in every language. */
export function generateStaticParams() {
  return sites
    .flatMap(({ pages }) => pages.flatMap(({ paths }) => paths))
    .map((path) => ({ path: path.split('/').filter(Boolean) }));
}

async function shown({ params }: PageProps) {
  const path = pathOf(await params);
  const site = siteAt(sites, path);
  const entry = site.pageAt(path) ?? notFound();
  return { path, site, entry, versions: versionsOf(sites, entry) };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { site, entry, versions } = await shown(props);
  return metadataOf(site, entry, versions);
}

export default async function Page(props: PageProps) {
  const { path, site, entry } = await shown(props);
  const sections = sectionsOf(site, entry);
  setSite(site, {
    url: site.absoluteUrl(entry.canonical),
    paths: entry.paths,
    versions: versionsOrHomes(sites, entry),
  });
  return (
    <Shell trail={breadcrumbs(site, entry, path)} {...frameOf(sections)}>
      <Sections sections={sections} />
      <StructuredData items={structuredData(site, entry)} />
    </Shell>
  );
}
