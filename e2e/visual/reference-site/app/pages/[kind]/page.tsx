import { currentSite, setSite } from '@/components/current-site/current-site';
import { Shell } from '@/components/layout/shell/shell';
import { sampleSite } from '@/components/reference/fixtures/sample-site';
import {
  type SamplePageKind,
  samplePage,
  samplePageKinds,
} from '@/components/reference/sample-pages';
import { Sections } from '@/components/sections/sections';
import { english } from '@/content/languages/english';

type PageProps = { params: Promise<{ kind: SamplePageKind }> };

export const dynamicParams = false;

export const generateStaticParams = () => samplePageKinds.map((kind) => ({ kind }));

/** A sample page of one kind. Its sections do not change with the content. */
export default async function SamplePage({ params }: PageProps) {
  const { kind } = await params;
  setSite(sampleSite(english));
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
