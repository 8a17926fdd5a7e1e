import type { PageEntry } from '@/lib/pages/page-entry';
import { article } from './graph/article';
import type { GraphNode } from './graph/node';
import { offices, organization, website } from './graph/organization';
import { breadcrumbList, faqPage, webPage } from './graph/page-nodes';
import { routeService, service } from './graph/service-nodes';

/** What a page is about, beyond being a page. */
function subjects(entry: PageEntry): GraphNode[] {
  if (entry.kind === 'older-posts') return [];
  if (entry.kind === 'route') return [routeService(entry)];
  if (entry.kind === 'post') return [article(entry)];
  if (entry.id === 'about') return [organization()];
  if (entry.id === 'contact') return offices();
  // Questions are marked only on the page that is about them.
  if (entry.id === 'help/faq') return faqPage(entry.page.sections);
  return entry.id === 'membership' || entry.id.startsWith('services/') ? [service(entry)] : [];
}

/**
 * What a page tells search engines beyond its words: its part of one graph, whose items refer to one
 * another by ids that hold for the whole site.
 */
export function structuredData(entry: PageEntry): GraphNode[] {
  // The home page stands for the site; all else would cost bytes that it does not have.
  if (entry.id === 'home') return [website()];
  const trail = breadcrumbList(entry);
  return [webPage(entry, trail.length > 0), ...trail, ...subjects(entry)];
}
