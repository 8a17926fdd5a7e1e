import { Document } from '@/components/layout/document/document';
import { Shell } from '@/components/layout/shell/shell';
import { workedOut } from '@/lib/sections/sections';
import type { PageVersion, Site } from '@/lib/site/site';
import { Sections } from '../sections';

type NotFoundPageProps = {
  site: Site;
  /** The home page in every language. */
  homes: readonly PageVersion[];
};

/** The whole document for unknown paths, in the language of this site. */
export function NotFoundPage({ site, homes }: NotFoundPageProps) {
  return (
    <Document language={site.language}>
      <Shell
        paths={[]}
        versions={homes}
        trail={[]}
        isFormPage={false}
        sendsMessages={false}
        hasBar={false}
      >
        <Sections sections={workedOut(site, site.notFound.sections)} />
      </Shell>
    </Document>
  );
}
