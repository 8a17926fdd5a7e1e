import { currentSite, setSite } from '@/components/current-site/current-site';
import { Shell } from '@/components/layout/shell/shell';
import {
  type SamplePageKind,
  samplePage,
  samplePageKinds,
} from '@/components/reference/sample-pages';
import { Sections } from '@/components/sections/sections';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';

type PageProps = { params: Promise<{ kind: SamplePageKind }> };

export const dynamicParams = false;

export const generateStaticParams = () => samplePageKinds.map((kind) => ({ kind }));

/** A page of its kind with sections that no change of content reaches. */
export default async function SamplePage({ params }: PageProps) {
  const { kind } = await params;
  setSite(siteOf(english));
  const trail = ['Home', 'Samples', kind].map((name) => ({ name, path: '/' }));
  return (
    <Shell
      paths={[]}
      versions={[]}
      trail={kind === 'home' ? [] : trail}
      isFormPage={kind === 'form'}
    >
      <Sections sections={samplePage(kind)} pageUrl={currentSite().siteUrl} />
    </Shell>
  );
}
