import type { Thing } from 'schema-dts';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/site/environment';

/** An item of schema.org, as JSON-LD. */
export type GraphNode = Exclude<Thing, string>;

/** An item of exactly this type: `Item<'Service'>`. The types of schema.org name all their kin too. */
export type Item<Type extends string> = Extract<GraphNode, { '@type': Type }>;

/** Names by which the items of all pages refer to one another; they never change. */
export const nodeIds = {
  organization: absoluteUrl('/#organization'),
  website: absoluteUrl('/#website'),
  breadcrumbs: (canonical: string) => `${absoluteUrl(canonical)}#breadcrumbs`,
  service: (canonical: string) => `${absoluteUrl(canonical)}#service`,
  article: (canonical: string) => `${absoluteUrl(canonical)}#article`,
  office: (city: string) =>
    absoluteUrl(`/contact#office-${city.toLowerCase().replaceAll(' ', '-')}`),
};

/** The company where an item of any page names it; the page about us says the rest. */
export const company: Item<'Organization'> = {
  '@type': 'Organization',
  '@id': nodeIds.organization,
  name: site.name,
};

/** Where everything is delivered. */
export const tanzania: Item<'Country'> = { '@type': 'Country', name: 'Tanzania' };

/** Whether a fact of `content/site.ts` is real: placeholders are told to no search engine. */
export const isReal = (fact: keyof typeof site): boolean => !site.placeholders.includes(fact);
