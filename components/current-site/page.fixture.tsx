import { Shell } from '@/components/layout/shell/shell';
import { Sections } from '@/components/sections/sections';
import type { SiteContent } from '@/content/schema/site-content';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { sectionsOf } from '@/lib/pages/sections-of';
import { siteOf } from '@/lib/site/site-of';
import { currentSite, setSite } from './current-site';

/** Lets every other render that is under way continue. */
const otherRenders = () => new Promise((resolve) => setImmediate(resolve));

/** A component that suspends before it reads the site. */
async function LateWords() {
  await otherRenders();
  return <p>{`late: ${currentSite().words.menu}`}</p>;
}

/** A help page as the route renders it, in the language of this content. */
export async function HelpPage({ content }: { content: SiteContent }) {
  const site = siteOf(content);
  await otherRenders();
  setSite(site);
  const entry = site.pageById('help/faq');
  return (
    <Shell paths={entry.paths} trail={breadcrumbs(site, entry)} isFormPage={false}>
      <LateWords />
      <Sections sections={sectionsOf(site, entry)} pageUrl={site.absoluteUrl(entry.canonical)} />
    </Shell>
  );
}
