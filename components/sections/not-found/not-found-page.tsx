import { Document } from '@/components/layout/document/document';
import { Shell } from '@/components/layout/shell/shell';
import { frameOf } from '@/lib/sections/sections';
import type { Site } from '@/lib/site/site';
import { Sections } from '../sections';

/** The whole document for unknown paths, in the language of this site. */
export function NotFoundPage({ site }: { site: Site }) {
  return (
    <Document language={site.language}>
      <Shell trail={[]} {...frameOf([])}>
        <Sections sections={site.notFound.sections} />
      </Shell>
    </Document>
  );
}
