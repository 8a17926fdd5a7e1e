import type { Money } from '@/content/schema/money';
import type { Page } from '@/content/schema/page';
import type { Rates } from '@/content/schema/rates';
import type { Route } from '@/content/schema/route';
import type { Plan } from '@/content/schema/section-marketing';
import { planOf, termsOf } from '@/lib/membership/membership';
import { routeAnswer } from '@/lib/pages/meta';
import type { Entry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { companyNode, destinationCountry, type Item, nodeIds } from './organization';

/** The lowest published price of what a page sells, if it has one. */
export const lowestPrice = (
  { priceFrom, priceFromRate }: Pick<Page, 'priceFrom' | 'priceFromRate'>,
  rates: Pick<Rates, 'localDelivery'>,
): Money | undefined => (priceFromRate ? rates[priceFromRate] : priceFrom);

/** `13.50` as `13.5`: JSON-LD takes numbers. */
const numberOf = (amount: string) => Number(amount);

export function routeService(site: Site, { page, canonical }: Entry<Route>): Item<'Service'> {
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

const planOffer = ({ membership }: Site, { name, plan }: Plan): Item<'Offer'> => ({
  '@type': 'Offer',
  name,
  price: planOf(name, termsOf(plan, membership)).fee,
  priceCurrency: 'TZS',
});

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
