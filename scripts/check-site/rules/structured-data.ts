import { type Found, onCanonicalPages, onEveryPage, type Rule } from './rule';
import type { BuiltPage, BuiltSite } from './site';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Item = { [key: string]: Json };

/**
 * Properties that search engines require of each type. Other types are faults: search engines
 * penalize ratings of a company on its own site, for one.
 */
const required: Record<string, readonly string[]> = {
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ContactPoint: ['contactType'],
  Country: ['name'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ListItem: ['position', 'name', 'item'],
  LocalBusiness: ['name', 'address', 'openingHoursSpecification'],
  Offer: ['priceCurrency'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name'],
  PostalAddress: ['addressLocality or addressRegion', 'addressCountry'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
  Service: ['name', 'provider', 'areaServed'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  WebPage: ['@id', 'dateModified', 'isPartOf'],
  WebSite: ['name', 'url'],
};

/** Properties whose text must be visible on the page, by type. */
const visible: Record<string, readonly string[]> = {
  Article: ['headline'],
  Offer: ['price'],
  PriceSpecification: ['minPrice'],
  UnitPriceSpecification: ['price'],
};

function withInner(value: Json): Item[] {
  if (Array.isArray(value)) return value.flatMap(withInner);
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(withInner)];
}

const isReference = (item: Item) => Object.keys(item).join() === '@id';
const typeOf = (item: Item) => String(item['@type']);

/** All items of a page's JSON-LD, or what is wrong with it. */
function graphOf({ document }: BuiltPage): Item[] | string {
  const texts = Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => textContent ?? '',
  );
  try {
    const graphs = texts.map((text): Item => JSON.parse(text));
    return graphs.every((graph) => graph['@context'] === 'https://schema.org')
      ? graphs.flatMap((graph) => withInner(graph['@graph'] ?? []))
      : 'not in the vocabulary of https://schema.org';
  } catch (error) {
    return String(error);
  }
}

const itemsOf = (page: BuiltPage): Item[] => {
  const graph = graphOf(page);
  return typeof graph === 'string' ? [] : graph;
};
const typedItems = (page: BuiltPage) => itemsOf(page).filter((item) => !isReference(item));

function incomplete(page: BuiltPage): string[] {
  const graph = graphOf(page);
  if (typeof graph === 'string') return [graph];
  return typedItems(page).flatMap((item) => {
    const wanted = required[typeOf(item)];
    if (!wanted) return [`unknown type ${typeOf(item)}`];
    return wanted
      .filter((property) => property.split(' or ').every((name) => !item[name] && item[name] !== 0))
      .map((property) => `${typeOf(item)} without ${property}`);
  });
}

/** Letters and digits only, because languages write numbers differently. */
const dense = (text: unknown) => String(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Texts of the graph that the page does not show. */
function hidden(page: BuiltPage): string[] {
  const body = page.document.body.cloneNode(true) as Element;
  for (const silent of body.querySelectorAll('script, style, svg')) silent.remove();
  const shown = dense(body.textContent);
  return typedItems(page).flatMap((item) =>
    (visible[typeOf(item)] ?? [])
      .map((property) => item[property])
      .filter((value) => value !== undefined && !shown.includes(dense(value)))
      .map((value) => `${typeOf(item)} "${String(value).slice(0, 60)}"`),
  );
}

/** References to items that the page itself does not define. */
function dangling(page: BuiltPage): string[] {
  const described = new Set(typedItems(page).map((item) => item['@id']));
  return itemsOf(page)
    .filter((item) => isReference(item) && !described.has(item['@id'] ?? null))
    .map((item) => String(item['@id']));
}

/** Properties of one item that differ between pages, whatever their language. */
function contradictions({ canonicalPages }: BuiltSite): Found[] {
  const values = new Map<string, string>();
  return canonicalPages.flatMap((page) =>
    typedItems(page).flatMap(({ '@id': id, '@type': _, ...properties }) =>
      Object.entries(id ? properties : {}).flatMap(([property, value]) => {
        const name = `${id} ${property}`;
        const text = JSON.stringify(value);
        const first = values.get(name) ?? text;
        values.set(name, first);
        return first === text ? [] : [{ where: page.path, found: `${name}: ${first} and ${text}` }];
      }),
    ),
  );
}

export const structuredDataRules: readonly Rule[] = [
  { name: 'structured data', fix: 'see lib/seo/structured-data.ts', find: onEveryPage(incomplete) },
  {
    name: 'structured data visible',
    fix: 'show it on the page, or remove it',
    find: onEveryPage(hidden),
  },
  {
    name: 'references',
    fix: 'describe it on this page; see lib/seo/',
    find: onCanonicalPages(dangling),
  },
  {
    name: 'one value',
    fix: 'give an item the same properties on every page',
    find: contradictions,
  },
];
