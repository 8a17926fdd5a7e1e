import { Shell } from '@/components/layout/shell/shell';
import { Sections } from '@/components/sections/sections';
import type { SiteContent } from '@/content/schema/site-content';
import { breadcrumbs } from '@/lib/links/breadcrumbs';
import { sectionsOf } from '@/lib/sections/sections';
import { siteOf } from '@/lib/site/site';
import { currentSite, setDefaultSite, setSite } from './current-site';

/** Lets every other render that is under way continue. */
const otherRenders = () => new Promise((resolve) => setImmediate(resolve));

/** A component that suspends before it reads the site. */
async function LateWords() {
  await otherRenders();
  return <p>{`late: ${currentSite().words.menu}`}</p>;
}

type PageProps = { content: SiteContent };

/** A help page as the route renders it, in the language of this content. */
async function HelpPage({ content }: PageProps) {
  const site = siteOf(content);
  await otherRenders();
  setSite(site);
  const entry = site.pageById('help/faq');
  return (
    <Shell
      paths={entry.paths}
      versions={[]}
      trail={breadcrumbs(site, entry)}
      isFormPage={false}
      sendsMessages={false}
    >
      <LateWords />
      <Sections sections={sectionsOf(site, entry)} pageUrl={site.absoluteUrl(entry.canonical)} />
    </Shell>
  );
}

/** Stands in for the not-found page, which Next renders within the render of every page. */
async function NotFound({ content }: PageProps) {
  await otherRenders();
  setDefaultSite(siteOf(content));
  return <p>{currentSite().notFound.name}</p>;
}

type RenderProps = PageProps & { notFound: SiteContent };

/** What Next renders for one page: the page itself, and the not-found page. */
export function PageRender({ content, notFound }: RenderProps) {
  return (
    <>
      <HelpPage content={content} />
      <NotFound content={notFound} />
    </>
  );
}
