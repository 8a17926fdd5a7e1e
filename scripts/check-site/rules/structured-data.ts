import { onEveryPage, type Rule } from './rule';
import type { BuiltPage } from './site';

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

const typeOf = (item: Item) => String(item['@type']);

/** All items of a page's JSON-LD. Those that only refer to another one have no type. */
const itemsOf = ({ document }: BuiltPage): Item[] =>
  Array.from(document.querySelectorAll('script[type="application/ld+json"]'))
    .flatMap(({ textContent }) => withInner(JSON.parse(textContent ?? '')['@graph']))
    .filter((item) => '@type' in item);

const incomplete = (page: BuiltPage): string[] =>
  itemsOf(page).flatMap((item) => {
    const wanted = required[typeOf(item)];
    if (!wanted) return [`unknown type ${typeOf(item)}`];
    return wanted
      .filter((property) => property.split(' or ').every((name) => !item[name] && item[name] !== 0))
      .map((property) => `${typeOf(item)} without ${property}`);
  });

/** Letters and digits only, because languages write numbers differently. */
const dense = (text: unknown) => String(text).replace(/[^\p{L}\p{N}]/gu, '');

function hidden(page: BuiltPage): string[] {
  const body = page.document.body.cloneNode(true) as Element;
  for (const silent of body.querySelectorAll('script, style, svg')) silent.remove();
  const shown = dense(body.textContent);
  return itemsOf(page).flatMap((item) =>
    (visible[typeOf(item)] ?? [])
      .map((property) => item[property])
      .filter((value) => value !== undefined && !shown.includes(dense(value)))
      .map((value) => `${typeOf(item)} "${String(value).slice(0, 60)}"`),
  );
}

export const structuredDataRules: readonly Rule[] = [
  { name: 'structured data', fix: 'see lib/seo/structured-data.ts', find: onEveryPage(incomplete) },
  {
    name: 'structured data visible',
    fix: 'show it on the page, or remove it',
    find: onEveryPage(hidden),
  },
];
