import type { HeroPriceProps } from '@/components/islands/hero-price/hero-price-props';
import type { SectionOf } from '@/content/schema/section';
import { formatDate } from '@/lib/format/date';
import { formatTimeRange } from '@/lib/format/time';
import { countryOf } from '@/lib/forms/country';
import { tariffOf } from '@/lib/landed-cost/goods-costs';
import { landedCost } from '@/lib/landed-cost/landed-cost';
import { href } from '@/lib/links/target';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import type { PriceThing } from '@/lib/ticket/price-ticket';

type Section = SectionOf<'home-hero'>;

/** The number of origins that fit as chips; the page's board lists all. */
const MOST_ORIGINS = 15;

/** The props of the price in the hero, without the printed examples. */
export function heroPriceProps(site: Site, section: Section): Omit<HeroPriceProps, 'examples'> {
  const { company, forms, locale, originRoutes, rates } = site;
  const { things, ...words } = section.price;
  const { page: promised } = site.routeBySlug(section.times.origin);
  return {
    locale: { tag: locale.tag, currencies: locale.currencies },
    origins: originRoutes.slice(0, MOST_ORIGINS).map(({ page }) => ({
      value: page.calculatorOrigin,
      name: page.name,
      nameInSentence: page.nameInSentence,
      country: countryOf(forms.quote, page),
      rate: page.rate,
      airport: { code: page.airport, city: page.city.name },
      air: formatTimeRange(page.times.air, locale),
    })),
    first: promised.calculatorOrigin,
    things: things
      // Goods without a text in this language have no name in it either.
      .filter((slug) => site.goodsBySlug(slug)?.language === site.language)
      .map((slug) => thingOf(site, slug)),
    terms: {
      destination: { code: company.airport, city: company.offices[0]?.city ?? '' },
      divisor: rates.divisor,
      perUnit: rates.shilling.perUnit,
      delivery: rates.localDelivery,
    },
    words,
    messages: forms.calculator.messages,
    intro: fill(section.times.text, {
      // The island writes plain text: a space that does not break keeps the figure in one line.
      time: formatTimeRange(promised.times.index, locale).replaceAll(' ', '\u00a0'),
      origin: promised.nameInSentence,
    }),
    valid: fill(words.valid, { date: formatDate(rates.validAsOf, locale) }),
    validFrom: rates.validAsOf,
    toolsHref: href(site, 'help/shipping-tools'),
    quoteHref: href(site, 'get-quote'),
  };
}

/**
 * The first typical item of a kind of goods. Throws for goods without items, and where charges
 * depend on the freight or the weight: its landed cost without the freight would not be a single
 * figure.
 */
function thingOf({ goodsBySlug, customs, rates }: Site, slug: string): PriceThing {
  const goods = goodsBySlug(slug)?.page;
  const item = goods?.items[0];
  if (!item) throw new RangeError(`content/goods/${slug}.ts has no typical item`);
  const { name, value, weight, length, width, height } = item;
  const besides = (freight: string, kilograms: string) => {
    const shipment = {
      by: 'air',
      goods: value,
      freight: { amount: freight, currency: value.currency },
      delivery: rates.localDelivery,
      weight: kilograms,
      tariff: tariffOf(goods.tariff, item),
    } as const;
    const cost = landedCost(shipment, customs, rates.shilling.perUnit);
    return cost.total - cost.freight;
  };
  const besidesFreight = besides('0', weight);
  if (besides('1000', '1000') !== besidesFreight)
    throw new RangeError(`what content/goods/${slug}.ts is charged depends on freight or weight`);
  return {
    id: slug,
    name,
    price: value,
    parcel: { weight, length, width, height },
    besidesFreight,
  };
}
