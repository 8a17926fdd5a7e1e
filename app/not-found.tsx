import { setDefaultSite } from '@/components/current-site/current-site';
import { Shell } from '@/components/layout/shell/shell';
import { Sections } from '@/components/sections/sections';
import { english } from '@/content/languages/english';
import { buildMetadata } from '@/lib/seo/metadata';
import { siteOf } from '@/lib/site/site-of';

const site = siteOf(english);
const { notFound } = site;

export const metadata = buildMetadata(site, { meta: notFound.meta });

/** The page for unknown paths, which hosts serve as 404.html. */
export default function NotFound() {
  setDefaultSite(site);
  return (
    <Shell paths={[]} trail={[]} isFormPage={false}>
      <Sections sections={notFound.sections} pageUrl={site.siteUrl} />
    </Shell>
  );
}
