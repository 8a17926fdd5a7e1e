import type { Metadata } from 'next';
import { Shell } from '@/components/layout/shell/shell';
import { Sections } from '@/components/sections/sections';
import { page } from '@/content/not-found';
import { buildMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/site/environment';

export const metadata: Metadata = buildMetadata({ page });

export default function NotFound() {
  return (
    <Shell paths={[]} trail={[]}>
      <Sections sections={page.sections} pageUrl={siteUrl} />
    </Shell>
  );
}
