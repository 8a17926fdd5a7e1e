import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setSite } from '@/components/current-site/current-site';
import { Shell } from '@/components/layout/shell/shell';
import { StructuredData } from '@/components/layout/structured-data/structured-data';
import { Sections } from '@/components/sections/sections';
import { english } from '@/content/languages/english';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { isFormPage } from '@/lib/pages/form-page';
import type { PageEntry } from '@/lib/pages/page-entry';
import { sectionsOf } from '@/lib/pages/sections-of';
import { metadataOf } from '@/lib/seo/metadata';
import { structuredData } from '@/lib/seo/structured-data';
import { siteOf } from '@/lib/site/site-of';

type PageProps = { params: Promise<{ path?: string[] }> };

export const dynamicParams = false;

const site = siteOf(english);

/** One page for every registered path, aliases included. */
export function generateStaticParams() {
  return site.sitePages
    .flatMap(({ paths }) => paths)
    .map((path) => ({ path: path.split('/').filter(Boolean) }));
}

async function pathOf({ params }: PageProps): Promise<string> {
  const { path = [] } = await params;
  return `/${path.join('/')}`;
}

const entryAt = (path: string): PageEntry => site.pageAt(path) ?? notFound();

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return metadataOf(site, entryAt(await pathOf(props)));
}

export default async function Page(props: PageProps) {
  const path = await pathOf(props);
  const entry = entryAt(path);
  const sections = sectionsOf(site, entry);
  setSite(site);
  return (
    <Shell
      paths={entry.paths}
      trail={breadcrumbs(site, entry, path)}
      isFormPage={isFormPage(sections)}
    >
      <Sections sections={sections} pageUrl={site.absoluteUrl(entry.canonical)} />
      <StructuredData items={structuredData(site, entry)} />
    </Shell>
  );
}
