import type { Section } from '@/content/schema/section';
import { site } from '@/content/site';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import type { PageEntry } from '@/lib/pages/registry';
import { absoluteUrl, siteUrl } from '@/lib/site/environment';
import { blockText } from '@/lib/text/reading-time';

/** An item of schema.org, as JSON-LD. */
export type StructuredItem = { '@type': string } & Record<string, unknown>;

const organization: StructuredItem = {
  '@type': 'Organization',
  name: site.name,
  url: siteUrl,
  description: site.blurb,
};

function breadcrumbList(entry: PageEntry): StructuredItem[] {
  const trail = breadcrumbs(entry);
  if (trail.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        item: absoluteUrl(i === trail.length - 1 ? entry.canonical : path),
      })),
    },
  ];
}

function faqPage(sections: readonly Section[]): StructuredItem[] {
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
        acceptedAnswer: { '@type': 'Answer', text: answer.map(blockText).join(' ') },
      })),
    },
  ];
}

/** What a page tells search engines beyond its words. FAQ markup only on the page that is one. */
export function structuredData(entry: PageEntry): StructuredItem[] {
  const trail = breadcrumbList(entry);
  if (entry.id === 'home') return [organization];
  if (entry.id === 'help/faq' && entry.kind === 'page') {
    return [...trail, ...faqPage(entry.page.sections)];
  }
  if (entry.kind !== 'post') return trail;
  const { page, canonical } = entry;
  return [
    ...trail,
    {
      '@type': 'Article',
      headline: page.name,
      description: page.summary,
      datePublished: page.published,
      author: { '@type': 'Organization', name: page.author },
      publisher: organization,
      mainEntityOfPage: absoluteUrl(canonical),
    },
  ];
}
