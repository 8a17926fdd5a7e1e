import { setSite } from '@/components/current-site/current-site';
import { Document, documentViewport } from '@/components/layout/document/document';
import { Shell } from '@/components/layout/shell/shell';
import { Sections } from '@/components/sections/sections';
import { english } from '@/content/languages/english';
import { buildMetadata } from '@/lib/seo/metadata';
import { siteOf } from '@/lib/site/site-of';

const site = siteOf(english);
const { notFound } = site;

export const metadata = buildMetadata(site, { meta: notFound.meta });
export const viewport = documentViewport;

/** Outside the layout: Next would write a not-found page within it into the data of every page. */
export default function GlobalNotFound() {
  setSite(site);
  return (
    <Document language={site.language}>
      <Shell paths={[]} trail={[]} isFormPage={false}>
        <Sections sections={notFound.sections} pageUrl={site.siteUrl} />
      </Shell>
    </Document>
  );
}
