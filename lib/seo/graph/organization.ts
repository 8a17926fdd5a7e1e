import type { Office } from '@/content/schema/site';
import { site } from '@/content/site';
import { blurb } from '@/lib/site/blurb';
import { absoluteUrl } from '@/lib/site/environment';
import { type Item, isReal, nodeIds } from './node';

const phone = () => (isReal('phone') ? { telephone: site.phone } : {});
const email = () => (isReal('emails') ? { email: site.emails.info } : {});

/** The desk that answers, once there is a number or a mailbox that reaches it. */
function contactPoint(): { contactPoint?: Item<'ContactPoint'> } {
  if (!isReal('phone') && !isReal('emails')) return {};
  const support = isReal('emails') ? { email: site.emails.support } : {};
  return {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      ...phone(),
      ...support,
    },
  };
}

/** The company, with those of its facts that are real. */
export function organization(): Item<'Organization'> {
  return {
    '@type': 'Organization',
    '@id': nodeIds.organization,
    name: site.name,
    ...(isReal('legal') ? { legalName: site.legal.name } : {}),
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/512.png'),
    description: blurb,
    ...phone(),
    ...email(),
    ...contactPoint(),
    ...(isReal('social') ? { sameAs: site.social.map(({ url }) => url) } : {}),
  };
}

export function website(): Item<'WebSite'> {
  return {
    '@type': 'WebSite',
    '@id': nodeIds.website,
    name: site.name,
    url: absoluteUrl('/'),
    publisher: { '@id': nodeIds.organization },
  };
}

/** Street addresses come with the offices' real ones; cities are those of the specification. */
function address({ city, country, address: lines }: Office): Item<'PostalAddress'> {
  return {
    '@type': 'PostalAddress',
    ...(isReal('offices') ? { streetAddress: lines.join(', ') } : {}),
    addressLocality: city,
    addressCountry: country,
  };
}

/** The offices, each a place with its hours. */
export function offices(): Item<'LocalBusiness'>[] {
  const { days, opens, closes } = site.openingHours;
  return site.offices.map((office) => ({
    '@type': 'LocalBusiness',
    '@id': nodeIds.office(office.city),
    name: `${site.name} ${office.city}`,
    description: office.role,
    parentOrganization: { '@id': nodeIds.organization },
    address: address(office),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...days],
      opens,
      closes,
    },
  }));
}
