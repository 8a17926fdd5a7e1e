import { collectionOf } from '@/lib/collections/collections';
import type { Subjects } from '@/lib/collections/define-collection';
import type { Entry, PageContent } from '@/lib/collections/entry';
import { goodsQuestions } from '@/lib/pages/goods-questions';
import type { PageEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import { article } from './graph/article';
import type { GraphNode } from './graph/node';
import { offices, organization, website } from './graph/organization';
import { breadcrumbList, faqPage, webPage } from './graph/page-nodes';
import { routeService, service } from './graph/service-nodes';

type SubjectNodes<Content> = (entry: Entry<Content>, site: Site) => GraphNode[];

const subjects: { [Name in keyof Subjects]: SubjectNodes<Subjects[Name]> } = {
  organization: (_, site) => [organization(site)],
  offices: (_, site) => offices(site),
  questions: ({ page }, site) => faqPage(page.sections, site),
  service: (entry, site) => [service(site, entry)],
  'route-service': (entry, site) => [routeService(site, entry)],
  goods: ({ page }, site) => faqPage([goodsQuestions(page)], site),
  article: (entry, site) => [article(site, entry)],
};

/** What a page is about, beyond being a page. */
function subjectsOf(site: Site, entry: PageEntry): GraphNode[] {
  if (entry.collection === 'older-posts') return [];
  const name = collectionOf(entry.collection).subject(entry.slug);
  // `defineCollection` allows only subjects that fit the content.
  return name ? (subjects[name] as SubjectNodes<PageContent>)(entry, site) : [];
}

/**
 * The structured data of a page: its part of one graph, whose items refer to one another by ids that
 * hold for the whole site.
 */
export function structuredData(site: Site, entry: PageEntry): GraphNode[] {
  // The home page describes the site; anything more would exceed its byte budget.
  if (entry.id === 'home') return [website(site)];
  const trail = breadcrumbList(site, entry);
  return [webPage(site, entry, trail.length > 0), ...trail, ...subjectsOf(site, entry)];
}
