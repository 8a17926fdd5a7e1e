import { attribute, named, rawText, textOf } from '../../files/html-tree';
import { type Found, onEveryPage, type Rule } from '../rule';
import type { Page, Site } from '../site';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Item = { [key: string]: Json };

/**
 * Properties that search engines require of each type. Other types are faults: search engines
 * penalize ratings of a company on its own site, for one.
 */
const required: Record<string, readonly string[]> = {
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ContactPoint: ['contactType'],
  Country: ['name'],
  FAQPage: ['mainEntity'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'validThrough'],
    ...['hiringOrganization', 'jobLocation'],
  ],
  ListItem: ['position', 'name', 'item'],
  LocalBusiness: ['name', 'address', 'openingHoursSpecification'],
  Offer: ['priceCurrency'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'provider', 'areaServed'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  WebPage: ['@id', 'dateModified', 'isPartOf'],
  WebSite: ['name', 'url', 'publisher'],
};

/** Properties whose text must be visible on the page, by type. */
const visible: Record<string, readonly string[]> = {
  Answer: ['text'],
  Article: ['headline'],
  Offer: ['price'],
  PriceSpecification: ['minPrice'],
  Question: ['name'],
  UnitPriceSpecification: ['price'],
};

const isItem = (value: Json): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An item and all nested items. */
function withInner(value: Json): Item[] {
  if (Array.isArray(value)) return value.flatMap(withInner);
  return isItem(value) ? [value, ...Object.values(value).flatMap(withInner)] : [];
}

const isReference = (item: Item) => Object.keys(item).join() === '@id';
const typeOf = (item: Item) => String(item['@type']);

type Graph = { items: Item[] } | { error: string };

const graphs = new WeakMap<Page, Graph>();

/** A page's JSON-LD items, or a parse error. */
function graphOf(page: Page): Graph {
  const known = graphs.get(page);
  if (known) return known;
  const graph = readGraph(page);
  graphs.set(page, graph);
  return graph;
}

function readGraph({ tree }: Page): Graph {
  const texts = named(tree, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map(rawText);
  try {
    const documents = texts.map((text): Json => JSON.parse(text));
    const foreign = documents.find(
      (json) => !isItem(json) || json['@context'] !== 'https://schema.org',
    );
    if (foreign !== undefined) return { error: 'not in the vocabulary of https://schema.org' };
    return {
      items: documents.flatMap((json) => (isItem(json) ? withInner(json['@graph'] ?? []) : [])),
    };
  } catch (error) {
    return { error: String(error) };
  }
}

const itemsOf = (page: Page): Item[] => {
  const graph = graphOf(page);
  return 'items' in graph ? graph.items : [];
};

const typedItems = (page: Page) => itemsOf(page).filter((item) => !isReference(item));

const unreadable = (page: Page) => {
  const graph = graphOf(page);
  return 'error' in graph ? [graph.error] : [];
};

function incomplete(page: Page): string[] {
  return typedItems(page).flatMap((item) => {
    const wanted = required[typeOf(item)];
    if (!wanted) return [`unknown type ${typeOf(item)}`];
    return wanted
      .filter((property) => item[property] === undefined || item[property] === '')
      .map((property) => `${typeOf(item)} without ${property}`);
  });
}

/** A text without spaces and digit separators, with a point before decimals. */
function dense(text: string, language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
    ? text.replace(/[\s.]/g, '').replaceAll(',', '.')
    : text.replace(/[\s,]/g, '');
}

/** Texts of the graph that the page does not show. Trailing zeros of numbers are ignored. */
function hidden(page: Page): string[] {
  const [html] = named(page.tree, 'html');
  const language = attribute(html, 'lang') || 'en';
  const shown = dense(textOf(page.tree), language);
  const isShown = (value: Json) =>
    shown.includes(typeof value === 'number' ? String(value) : dense(String(value), language));
  return typedItems(page).flatMap((item) =>
    (visible[typeOf(item)] ?? [])
      .map((property) => item[property])
      .filter((value) => value !== undefined && !isShown(value))
      .map((value) => `${typeOf(item)} "${String(value).slice(0, 60)}"`),
  );
}

/** References to items that no page defines. */
function dangling({ canonicalPages }: Site): Found[] {
  const described = new Set(
    canonicalPages.flatMap((page) => typedItems(page).map((item) => item['@id'])),
  );
  return canonicalPages.flatMap((page) =>
    itemsOf(page)
      .filter((item) => isReference(item) && !described.has(item['@id'] ?? null))
      .map((item) => ({ where: page.path, found: String(item['@id']) })),
  );
}

/** Breadcrumbs end at the page itself and use canonical addresses. */
function strayCrumbs(page: Page, site: Site): string[] {
  const trails = typedItems(page).filter((item) => typeOf(item) === 'BreadcrumbList');
  const kept = new Set(site.canonicalPages.map(({ head }) => head.canonical[0]));
  return trails.flatMap((trail) => {
    const addresses = withInner(trail.itemListElement ?? []).map(({ item }) => String(item));
    const last = addresses.at(-1);
    return [
      ...(last === page.head.canonical[0] ? [] : [`ends at ${last}`]),
      ...addresses.filter((address) => !kept.has(address)).map((address) => `leads to ${address}`),
    ];
  });
}

/** Placeholder facts in structured data. */
const placeholders = (page: Page, { promised }: Site): string[] => {
  const values = typedItems(page).flatMap(Object.values).map(String);
  return promised.placeholders.filter((fact) => values.some((value) => value.includes(fact)));
};

const seeGraph = 'see lib/seo/graph/';

export const structuredDataRules: readonly Rule[] = [
  { name: 'structured data', fix: seeGraph, find: onEveryPage(unreadable) },
  { name: 'structured data complete', fix: `add it; ${seeGraph}`, find: onEveryPage(incomplete) },
  {
    name: 'structured data visible',
    fix: 'show it on the page, or remove it',
    find: onEveryPage(hidden),
  },
  { name: 'references', fix: `describe it on its page; ${seeGraph}`, find: dangling },
  {
    name: 'breadcrumbs',
    fix: 'use canonical addresses; see lib/pages/breadcrumbs.ts',
    find: onEveryPage(strayCrumbs),
  },
  {
    name: 'no placeholders',
    fix: 'omit it until it is real; see isReal in lib/seo/graph/node.ts',
    find: onEveryPage(placeholders),
  },
];
