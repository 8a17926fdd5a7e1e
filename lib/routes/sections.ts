import type { Block } from '@/content/schema/block';
import type { WorkedExample } from '@/content/schema/facts';
import type { Link } from '@/content/schema/link';
import type { Route } from '@/content/schema/route';
import type { SectionOf } from '@/content/schema/section';
import { weighed } from '@/lib/calculator/weighed-parcel';
import { listedPrice, type OriginPrices } from '@/lib/facts/price-facts';
import { monthInitials } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { formatTimeRange } from '@/lib/format/time';
import type { AnySection, AnySectionOf } from '@/lib/pages/derived-section';
import type { Entry } from '@/lib/pages/page-entry';
import { estimate } from '@/lib/price/air-freight';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { busyYear } from '@/lib/time/busy-year';
import { clockOf, inDays } from '@/lib/time/order-clock';
import { dayRange } from '@/lib/time/time-axis';
import { boardAxis } from './departures';

type RouteEntry = Entry<Route>;

/** Eight origins link to an address where the not-found page suggests the form. */
function quoteLink({ routePage }: Site, { quote }: Route): Link {
  const label = routePage.hero.quoteLabel;
  return quote === '/quote' ? { label, unregistered: quote } : { label, page: 'get-quote' };
}

function hero(site: Site, { page, slug }: RouteEntry): AnySection {
  const words = site.routePage;
  return {
    kind: 'route-hero',
    heading: fill(words.hero.heading, { origin: page.nameInSentence }),
    lead: page.lead,
    actions: [quoteLink(site, page), words.hero.learn],
    slug,
    kanga: page.kanga,
  };
}

function clockTexts({ companyFacts, routePage, locale }: Site, air: Route['times']['air']) {
  const clock = clockOf(companyFacts, air);
  if (!clock) return [];
  const { shop, waiting, carried, door } = routePage.times.clock;
  return [
    fill(shop, { time: inDays(clock.shop, locale) }),
    fill(waiting, { time: inDays(clock.waiting, locale) }),
    fill(carried, { time: inDays(clock.carried, locale) }),
    fill(door, { time: inDays(clock.door, locale) }),
  ];
}

function options(site: Site, { times, seasons }: Route): AnySection {
  const { routePage, locale } = site;
  const { heading, air, sea } = routePage.options;
  const timed = (time: Route['times']['air']) => ({
    time: formatTimeRange(time, locale),
    days: dayRange(time),
  });
  return {
    kind: 'shipping-options',
    heading,
    air: { ...air, ...timed(times.air) },
    sea: { ...sea, ...timed(times.sea) },
    times: { ...routePage.times, axis: boardAxis(site), clock: clockTexts(site, times.air) },
    seasons: seasons && {
      heading: seasons.heading,
      text: seasons.text,
      year: busyYear(monthInitials(locale), seasons.busy),
    },
  };
}

function parcelOf({ workedExamples }: Site, example: string): WorkedExample {
  const parcel = workedExamples[example];
  if (!parcel) throw new Error(`content/worked-examples.ts has no example "${example}"`);
  return parcel;
}

/** A parcel with the size and both weights of its worked example. */
export const weighedExample = (site: Site, { name, example }: { name: string; example: string }) =>
  weighed({ ...parcelOf(site, example), name }, site.rates.divisor);

const formulaOf = ({ routePage: { pricing }, rates }: Site) => ({
  name: pricing.volumetricWeight,
  text: fill(pricing.formula, { divisor: String(rates.divisor) }),
});

/** A parcel with both its weights; what it costs depends on the origin. */
export const parcelWeight = (
  site: Site,
  { id, heading, intro, blocks, actions, ...parcel }: SectionOf<'parcel-weight'>,
): AnySectionOf<'parcel-weight'> => ({
  kind: 'parcel-weight',
  ...{ id, heading, intro, blocks, actions },
  words: site.routePage.pricing.parcel,
  formula: formulaOf(site),
  parcels: [{ parcel: weighedExample(site, parcel) }],
});

/** The parcels that a route page draws, with what each costs. */
function workedParcels(site: Site, page: Route) {
  const { rates, routePage, locale } = site;
  return (page.worked ?? []).map((worked) => {
    const { chargeableWeight, totalCost } = estimate(
      parcelOf(site, worked.example),
      page.rate,
      rates.divisor,
    );
    return {
      parcel: weighedExample(site, worked),
      price: fill(routePage.pricing.parcel.price, {
        weight: formatNumber(chargeableWeight, locale),
        rate: formatMoney(page.rate, locale),
        total: formatMoney({ ...page.rate, amount: totalCost }, locale),
      }),
    };
  });
}

/** Our own prices from that origin, as far as the list has them. */
function ownPriceList({ ownPrices, routePage, locale }: Site, slug: string): Block[] {
  const prices = ownPrices.origins?.[slug] ?? {};
  const items = Object.entries(routePage.pricing.own).flatMap(([field, text]) => {
    const listed = prices[field as keyof OriginPrices];
    return listed ? [fill(text, { price: listedPrice(listed, locale) })] : [];
  });
  return items.length > 0 ? [{ list: items }] : [];
}

function pricing(site: Site, { page, slug }: RouteEntry): AnySection {
  const { heading, parcel } = site.routePage.pricing;
  return {
    kind: 'parcel-weight',
    heading,
    formula: formulaOf(site),
    parcels: workedParcels(site, page),
    words: parcel,
    blocks: [...page.pricing, ...ownPriceList(site, slug)],
    actions: [quoteLink(site, page)],
  };
}

function particulars({ routePage }: Site, page: Route): AnySection {
  const { heading, items } = routePage.extraServices;
  const onTheWay = {
    heading: routePage.onTheWay,
    blocks: [{ paragraph: page.airNote }, { paragraph: page.seaNote }],
  };
  return {
    kind: 'particulars',
    heading: routePage.particularsHeading,
    items: [onTheWay, ...page.particulars],
    beside: {
      heading,
      items: (page.extraServices ?? items).map(({ title, text }) => ({
        heading: title,
        blocks: [{ paragraph: text }],
      })),
    },
  };
}

export function routeSections(site: Site, entry: RouteEntry): AnySection[] {
  const words = site.routePage;
  const { page } = entry;
  return [
    hero(site, entry),
    options(site, page),
    pricing(site, entry),
    particulars(site, page),
    { kind: 'call-to-action', ...page.office, actions: [words.contact] },
  ];
}
