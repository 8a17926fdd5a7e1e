import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document/document';
import { languages } from '@/content/languages/languages';
import { pathOf } from '@/lib/pages/registry';
import { siteAt, sitesOf } from '@/lib/site/site';

type LayoutProps = { children: ReactNode; params: Promise<{ path?: string[] }> };

/** The document of a page, in the language of its path. */
export default async function PageLayout({ children, params }: LayoutProps) {
  const { language } = siteAt(sitesOf(languages), pathOf(await params));
  return <Document language={language}>{children}</Document>;
}
