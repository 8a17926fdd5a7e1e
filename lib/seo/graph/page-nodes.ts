import type { Section } from '@/content/schema/section';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import type { PageEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import { blockText } from '@/lib/text/reading-time';
import { type Item, nodeIds } from './node';

/** The page itself, with its date and its place in the site. */
export function webPage(
  site: Site,
  { canonical, page }: PageEntry,
  hasTrail: boolean,
): Item<'WebPage'> {
  const ids = nodeIds(site);
  return {
    '@type': 'WebPage',
    '@id': site.absoluteUrl(canonical),
    dateModified: page.updated,
    // English pages save the bytes: search engines take the language from the text.
    ...(site.ownPages ? { inLanguage: site.language } : {}),
    isPartOf: { '@id': ids.website },
    ...(hasTrail ? { breadcrumb: { '@id': ids.breadcrumbs(canonical) } } : {}),
  };
}

/** The breadcrumbs of a page; none on first-level pages. */
export function breadcrumbList(site: Site, entry: PageEntry): Item<'BreadcrumbList'>[] {
  const trail = breadcrumbs(site, entry);
  if (trail.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': nodeIds(site).breadcrumbs(entry.canonical),
      itemListElement: trail.map(({ name, path }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        item: site.absoluteUrl(path),
      })),
    },
  ];
}

/** The questions in a page's sections. */
export function faqPage(sections: readonly Section[], { locale }: Site): Item<'FAQPage'>[] {
  const questions = sections
    .flatMap((section) => (section.kind === 'faq' ? section.groups : []))
    .flatMap((group) => group.questions);
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {
          '@type': 'Answer',
          text: answer.map((block) => blockText(block, locale)).join(' '),
        },
      })),
    },
  ];
}
