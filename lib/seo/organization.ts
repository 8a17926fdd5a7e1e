import type { Thing } from 'schema-dts';
import type { Office } from '@/content/schema/site';
import { type CompanyFact, isPlaceholder } from '@/lib/company/company';
import type { Site } from '@/lib/site/site';

export type GraphNode = Exclude<Thing, string>;

/** An item of exactly this type: `Item<'Service'>`. The types of `schema-dts` include all subtypes. */
export type Item<Type extends string> = Extract<GraphNode, { '@type': Type }>;

/** Ids by which items refer to each other across pages. They must never change. */
export const nodeIds = ({ absoluteUrl }: Pick<Site, 'absoluteUrl'>) => ({
  organization: absoluteUrl('/#organization'),
  website: absoluteUrl('/#website'),
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
const isReal = ({ company }: Site, fact: CompanyFact): boolean => !isPlaceholder(company, fact);

const phone = (site: Site) => (isReal(site, 'phone') ? { telephone: site.company.phone } : {});
const email = (site: Site) => (isReal(site, 'emails') ? { email: site.company.emails.info } : {});

/** Customer support, once a real number or mailbox reaches it. */
function contactPoint(site: Site): { contactPoint?: Item<'ContactPoint'> } {
  if (!isReal(site, 'phone') && !isReal(site, 'emails')) return {};
  const support = isReal(site, 'emails') ? { email: site.company.emails.support } : {};
  return {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      ...phone(site),
      ...support,
    },
  };
}

export function organization(site: Site): Item<'Organization'> {
  return {
    '@type': 'Organization',
    '@id': nodeIds(site).organization,
    name: site.company.name,
    ...(isReal(site, 'legal') ? { legalName: site.company.legal.name } : {}),
    url: site.absoluteUrl('/'),
    logo: site.absoluteUrl('/icons/512.png'),
    ...phone(site),
    ...email(site),
    ...contactPoint(site),
    ...(isReal(site, 'social') ? { sameAs: site.company.social.map(({ url }) => url) } : {}),
  };
}

export function website(site: Site): Item<'WebSite'> {
  return {
    '@type': 'WebSite',
    '@id': nodeIds(site).website,
    name: site.company.name,
    url: site.absoluteUrl('/'),
  };
}

/** Without the street while the offices are placeholders; the specification fixes the cities. */
function address(
  site: Site,
  { city, countryCode, address: lines, parcels }: Office,
): Item<'PostalAddress'> {
  return {
    '@type': 'PostalAddress',
    ...(isReal(site, 'offices') ? { streetAddress: lines.join(', ') } : {}),
    // California is a state: the specification gives no city there.
    ...(city === parcels?.region ? { addressRegion: city } : { addressLocality: city }),
    addressCountry: countryCode,
  };
}

export function offices(site: Site): Item<'LocalBusiness'>[] {
  const { days, opens, closes } = site.company.openingHours;
  return site.company.offices.map((office) => ({
    '@type': 'LocalBusiness',
    '@id': nodeIds(site).office(office.city),
    name: `${site.company.name} ${office.city}`,
    parentOrganization: companyNode(site),
    address: address(site, office),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...days],
      opens,
      closes,
    },
  }));
}
