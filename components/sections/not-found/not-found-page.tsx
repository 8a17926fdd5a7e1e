import { Document } from '@/components/layout/document/document';
import { Shell } from '@/components/layout/shell/shell';
import type { Site } from '@/lib/site/site';
import type { Version } from '@/lib/site/sites';
import { Sections } from '../sections';

type NotFoundPageProps = {
  site: Site;
  /** The home page in every language. */
  homes: readonly Version[];
};

/** The whole document for unknown paths, in the language of this site. */
export function NotFoundPage({ site, homes }: NotFoundPageProps) {
  return (
    <Document language={site.language}>
      <Shell paths={[]} versions={homes} trail={[]} isFormPage={false}>
        <Sections sections={site.notFound.sections} pageUrl={site.siteUrl} />
      </Shell>
    </Document>
  );
}
