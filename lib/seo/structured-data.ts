import { collectionOf } from '@/lib/collections/collections';
import type { Subjects } from '@/lib/collections/define-collection';
import type { Entry, PageContent } from '@/lib/collections/entry';
import type { PageEntry } from '@/lib/pages/page-entry';
import { article } from './graph/article';
import type { GraphNode } from './graph/node';
import { offices, organization, website } from './graph/organization';
import { breadcrumbList, faqPage, webPage } from './graph/page-nodes';
import { routeService, service } from './graph/service-nodes';

type SubjectNodes<Content> = (entry: Entry<Content>) => GraphNode[];

const subjects: { [Name in keyof Subjects]: SubjectNodes<Subjects[Name]> } = {
  organization: () => [organization()],
  offices,
  questions: ({ page }) => faqPage(page.sections),
  service: (entry) => [service(entry)],
  'route-service': (entry) => [routeService(entry)],
  article: (entry) => [article(entry)],
};

/** What a page is about, beyond being a page. */
function subjectsOf(entry: PageEntry): GraphNode[] {
  if (entry.collection === 'older-posts') return [];
  const name = collectionOf(entry.collection).subject(entry.slug);
  // `defineCollection` allows only subjects that fit the content.
  return name ? (subjects[name] as SubjectNodes<PageContent>)(entry) : [];
}

/**
 * The structured data of a page: its part of one graph, whose items refer to one another by ids that
 * hold for the whole site.
 */
export function structuredData(entry: PageEntry): GraphNode[] {
  // The home page stands for the site; anything more would cost bytes that it does not have.
  if (entry.id === 'home') return [website()];
  const trail = breadcrumbList(entry);
  return [webPage(entry, trail.length > 0), ...trail, ...subjectsOf(entry)];
}
