import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Shell } from '@/components/layout/shell/shell';
import { StructuredData } from '@/components/layout/structured-data/structured-data';
import { Sections } from '@/components/sections/sections';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { isFormPage } from '@/lib/pages/form-page';
import type { PageEntry } from '@/lib/pages/page-entry';
import { pageAt, sitePages } from '@/lib/pages/registry';
import { sectionsOf } from '@/lib/pages/sections-of';
import { metadataOf } from '@/lib/seo/metadata';
import { structuredData } from '@/lib/seo/structured-data';
import { absoluteUrl } from '@/lib/site/environment';

type PageProps = { params: Promise<{ path?: string[] }> };

export const dynamicParams = false;

/** One page for every path of the registry, aliases included. */
export function generateStaticParams() {
  return sitePages
    .flatMap(({ paths }) => paths)
    .map((path) => ({ path: path.split('/').filter(Boolean) }));
}

async function pathOf({ params }: PageProps): Promise<string> {
  const { path = [] } = await params;
  return `/${path.join('/')}`;
}

const entryAt = (path: string): PageEntry => pageAt(path) ?? notFound();

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return metadataOf(entryAt(await pathOf(props)));
}

export default async function Page(props: PageProps) {
  const path = await pathOf(props);
  const entry = entryAt(path);
  const sections = sectionsOf(entry);
  return (
    <Shell paths={entry.paths} trail={breadcrumbs(entry, path)} isFormPage={isFormPage(sections)}>
      <Sections sections={sections} pageUrl={absoluteUrl(entry.canonical)} />
      <StructuredData items={structuredData(entry)} />
    </Shell>
  );
}
