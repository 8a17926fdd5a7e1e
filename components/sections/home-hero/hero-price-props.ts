import type { HeroPriceProps } from '@/components/islands/hero-price/hero-price-props';
import type { Customs } from '@/content/schema/customs';
import type { SectionOf } from '@/content/schema/section';
import { formatDate } from '@/lib/format/date';
import { formatTimeRange } from '@/lib/format/time';
import { countryOf } from '@/lib/forms/country';
import type { CustomsRates } from '@/lib/landed-cost/tariff';
import { toolChoices, toolRates } from '@/lib/landed-cost/tool-terms';
import { href } from '@/lib/links/target';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import type { PriceThing } from '@/lib/ticket/price-ticket';

type Section = SectionOf<'home-hero'>;

/** Chips fit so many origins; the page's board lists all. */
const MOST_ORIGINS = 15;

/** The props of the price in the hero, without the printed examples. */
export function heroPriceProps(site: Site, section: Section): Omit<HeroPriceProps, 'examples'> {
  const { company, customs, forms, locale, originRoutes, rates } = site;
  const { things, ...words } = section.price;
  const { page: promised } = site.routeBySlug(section.times.origin);
  const known = things
    .map((slug) => thingOf(site, slug))
    // What has no text in this language has no name in it either.
    .filter(({ id }) => site.goodsBySlug(id)?.language === site.language);
  return {
    locale,
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
    things: known,
    terms: {
      destination: { code: company.airport, city: company.offices[0]?.city ?? '' },
      divisor: rates.divisor,
      perUnit: rates.shilling.perUnit,
      delivery: rates.localDelivery,
      customs: airRates(customs, known),
    },
    words,
    messages: forms.calculator.messages,
    intro: fill(section.times.text, {
      time: formatTimeRange(promised.times.index, locale),
      origin: promised.nameInSentence,
    }),
    valid: fill(words.valid, { date: formatDate(rates.validAsOf, locale) }),
    toolsHref: href(site, 'help/shipping-tools'),
    quoteHref: href(site, 'get-quote'),
  };
}

/** The first typical item of a kind of goods. Throws for goods without items. */
function thingOf({ goodsBySlug, customs, landedCostTool }: Site, slug: string): PriceThing {
  const files = [goodsBySlug(slug) ?? []].flat();
  const [choice] = toolChoices(files, customs.schedules.duty, landedCostTool.choices);
  const item = files[0]?.page.items[0];
  if (!item || !choice) throw new RangeError(`content/goods/${slug}.ts has no typical item`);
  const { name, value, weight, length, width, height } = item;
  const parcel = { weight, length, width, height };
  return { id: slug, name, price: value, parcel, tariff: choice.tariff };
}

/** The customs content as far as these things need it by air: it is sent to every visitor. */
function airRates(customs: Customs, things: readonly PriceThing[]): CustomsRates {
  const { value, schedules, charges, reliefs } = toolRates(customs);
  const tariffs = things.map(({ tariff }) => tariff);
  const used = new Set(
    tariffs.flatMap(({ duty, excise = [], industrial = '', reliefs: freed = [] }) => [
      duty,
      industrial,
      ...excise,
      ...freed,
    ]),
  );
  const only = <Entry extends { id: string }>(entries: readonly Entry[]) =>
    entries.filter(({ id }) => used.has(id));
  return {
    value,
    schedules: {
      duty: only(schedules.duty),
      excise: only(schedules.excise),
      industrial: only(schedules.industrial),
    },
    charges: charges.filter(({ by }) => by.includes('air')),
    reliefs: only(reliefs),
  };
}
