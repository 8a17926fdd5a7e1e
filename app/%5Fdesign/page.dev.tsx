import type { Metadata } from 'next';
import { setSite } from '@/components/current-site/current-site';
import { Reference } from '@/components/reference/reference';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site';

export const metadata: Metadata = { title: 'Reference', robots: { index: false } };

/** In development only: builds do not include this page. */
export default function DesignPage() {
  setSite(siteOf(english));
  return <Reference />;
}
