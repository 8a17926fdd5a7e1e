import type { Thing } from 'schema-dts';
import { type CompanyFact, isPlaceholder } from '@/lib/site/company';
import type { Site } from '@/lib/site/site';

export type GraphNode = Exclude<Thing, string>;

/** An item of exactly this type: `Item<'Service'>`. The types of `schema-dts` include all subtypes. */
export type Item<Type extends string> = Extract<GraphNode, { '@type': Type }>;

/** Ids by which items refer to each other across pages. They must never change. */
export const nodeIds = ({ absoluteUrl }: Pick<Site, 'absoluteUrl'>) => ({
  organization: absoluteUrl('/#organization'),
  website: absoluteUrl('/#website'),
  breadcrumbs: (canonical: string) => `${absoluteUrl(canonical)}#breadcrumbs`,
  service: (canonical: string) => `${absoluteUrl(canonical)}#service`,
  article: (canonical: string) => `${absoluteUrl(canonical)}#article`,
  office: (city: string) =>
    absoluteUrl(`/contact#office-${city.toLowerCase().replaceAll(' ', '-')}`),
});

/** The company as other items refer to it; the about page has the details. */
export const companyNode = (site: Site): Item<'Organization'> => ({
  '@type': 'Organization',
  '@id': nodeIds(site).organization,
  name: site.company.name,
});

/** Where everything is delivered: the country of the head office. */
export const destinationCountry = ({ company }: Pick<Site, 'company'>): Item<'Country'> => ({
  '@type': 'Country',
  name: company.offices[0]?.country ?? '',
});

/** Whether a fact about the company is real: search engines get no placeholders. */
export const isReal = ({ company }: Site, fact: CompanyFact): boolean =>
  !isPlaceholder(company, fact);
