import type { Money } from '@/content/schema/money';
import type { Page } from '@/content/schema/page';
import type { Post } from '@/content/schema/post';
import type { Rates } from '@/content/schema/rates';
import type { Route } from '@/content/schema/route';
import type { Plan } from '@/content/schema/section-marketing';
import { breadcrumbs } from '@/lib/links/breadcrumbs';
import { termsOf } from '@/lib/membership/membership';
import { numberOf } from '@/lib/money/number';
import { inShillings, toShillings } from '@/lib/money/shillings';
import type { Entry, EntryIn, PageEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { routeAnswer } from './meta';
import { sharePictureOf } from './metadata';
import {
  companyNode,
  destinationCountry,
  type GraphNode,
  type Item,
  nodeIds,
  offices,
  organization,
  website,
} from './organization';

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
  // The home page describes the site.
  if (entry.id === 'home') return [{ ...website(site), publisher: companyNode(site) }];
  return [webPage(site, entry), ...subjectsOf(site, entry)];
}

function webPage(site: Site, entry: PageEntry): Item<'WebPage'> {
  const { canonical, page } = entry;
  return {
    '@type': 'WebPage',
    '@id': site.absoluteUrl(canonical),
    dateModified: page.updated,
    inLanguage: site.language,
    isPartOf: website(site),
    ...breadcrumb(site, entry),
  };
}

/** The breadcrumbs of a page; none on first-level pages. */
function breadcrumb(site: Site, entry: PageEntry): { breadcrumb?: Item<'BreadcrumbList'> } {
  const trail = breadcrumbs(site, entry);
  if (trail.length === 0) return {};
  const itemListElement = trail.map(
    ({ name, path }, i): Item<'ListItem'> => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: site.absoluteUrl(path),
    }),
  );
  return { breadcrumb: { '@type': 'BreadcrumbList', itemListElement } };
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

/** The lowest published price of what a page sells, if it has one; a rate in shillings. */
export function lowestPrice(
  { priceFrom, priceFromRate }: Pick<Page, 'priceFrom' | 'priceFromRate'>,
  rates: Pick<Rates, 'localDelivery' | 'shilling'>,
): Money | undefined {
  if (!priceFromRate) return priceFrom;
  return inShillings(toShillings(rates[priceFromRate], rates.shilling.perUnit));
}

function routeService(site: Site, { page, canonical }: Entry<Route>): Item<'Service'> {
  const { rate, nameInSentence, country } = page;
  return {
    '@type': 'Service',
    '@id': nodeIds(site).service(canonical),
    name: fill(site.routePage.hero.heading, { origin: nameInSentence }),
    serviceType: site.words.serviceType,
    description: routeAnswer(site, page),
    url: site.absoluteUrl(canonical),
    provider: companyNode(site),
    areaServed: [{ '@type': 'Country', name: country }, destinationCountry(site)],
    offers: {
      '@type': 'Offer',
      priceCurrency: rate.currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: numberOf(rate.amount),
        priceCurrency: rate.currency,
        // UN/CEFACT code of the kilogram.
        unitCode: 'KGM',
      },
    },
  };
}

const leastPrice = ({ amount, currency }: Money): Item<'Offer'> => ({
  '@type': 'Offer',
  priceCurrency: currency,
  priceSpecification: {
    '@type': 'PriceSpecification',
    minPrice: numberOf(amount),
    priceCurrency: currency,
  },
});

function planOffer({ membership }: Site, { name, plan }: Plan): Item<'Offer'> {
  const { amount, currency } = termsOf(plan, membership).fee;
  return { '@type': 'Offer', name, price: numberOf(amount), priceCurrency: currency };
}

const plansOf = ({ sections }: Page): Plan[] =>
  sections.flatMap((section) => (section.kind === 'plans' ? section.items : []));

/** What a page sells: a service, or membership. With prices only where the page has them. */
export function service(site: Site, { page, canonical }: Entry<Page>): Item<'Service'> {
  const price = lowestPrice(page, site.rates);
  const offers = price ? [leastPrice(price)] : plansOf(page).map((plan) => planOffer(site, plan));
  return {
    '@type': 'Service',
    '@id': nodeIds(site).service(canonical),
    name: page.name,
    description: page.listing?.summary ?? page.meta.description,
    url: site.absoluteUrl(canonical),
    provider: companyNode(site),
    areaServed: destinationCountry(site),
    ...(offers.length > 0 ? { offers } : {}),
  };
}
