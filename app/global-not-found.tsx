import { Document, documentViewport } from '@/components/layout/document/document';
import { Shell } from '@/components/layout/shell/shell';
import { Sections } from '@/components/sections/sections';
import { page } from '@/content/not-found';
import { buildMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/site/environment';

export const metadata = buildMetadata({ meta: page.meta });
export const viewport = documentViewport;

/** Outside the layout: Next would write a not-found page within it into the data of every page. */
export default function GlobalNotFound() {
  return (
    <Document>
      <Shell paths={[]} trail={[]} isFormPage={false}>
        <Sections sections={page.sections} pageUrl={siteUrl} />
      </Shell>
    </Document>
  );
}
