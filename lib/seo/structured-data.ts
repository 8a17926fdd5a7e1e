import type { Post } from '@/content/schema/post';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import type { Entry, EntryIn, PageEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import { sharePictureOf } from './metadata';
import {
  companyNode,
  type GraphNode,
  type Item,
  nodeIds,
  offices,
  organization,
  website,
} from './organization';
import { routeService, service } from './services';

/** What a page of the first level is about, by the name of its file. */
const pageSubjects: Readonly<Record<string, (site: Site, entry: EntryIn<'pages'>) => GraphNode[]>> =
  {
    about: (site) => [organization(site)],
    contact: offices,
    membership: (site, entry) => [service(site, entry)],
  };

/** What a page is about, beyond being a page. */
function subjectsOf(site: Site, entry: PageEntry): GraphNode[] {
  switch (entry.collection) {
    case 'pages':
      return pageSubjects[entry.slug]?.(site, entry) ?? [];
    case 'services':
      return [service(site, entry)];
    case 'routes':
      return [routeService(site, entry)];
    case 'blog':
      return [article(site, entry)];
    default:
      return [];
  }
}

/** Its part of one graph, whose items refer to one another by ids of the whole site. */
export function structuredData(site: Site, entry: PageEntry): GraphNode[] {
  // The home page describes the site; anything more would exceed its byte budget.
  if (entry.id === 'home') return [website(site)];
  const trail = breadcrumbList(site, entry);
  return [webPage(site, entry, trail.length > 0), ...trail, ...subjectsOf(site, entry)];
}

function webPage(site: Site, { canonical, page }: PageEntry, hasTrail: boolean): Item<'WebPage'> {
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
function breadcrumbList(site: Site, entry: PageEntry): Item<'BreadcrumbList'>[] {
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

function article(site: Site, entry: Entry<Post>): Item<'Article'> {
  const ids = nodeIds(site);
  const { page, canonical } = entry;
  return {
    '@type': 'Article',
    '@id': ids.article(canonical),
    headline: page.name,
    description: page.summary,
    image: site.absoluteUrl(sharePictureOf(site.words, entry).path),
    datePublished: page.published,
    dateModified: page.updated,
    author: {
      '@type': 'Organization',
      name: page.author,
      parentOrganization: { '@id': ids.organization },
    },
    publisher: companyNode(site),
    mainEntityOfPage: { '@id': site.absoluteUrl(canonical) },
  };
}
