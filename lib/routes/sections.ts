import type { Block } from '@/content/schema/block';
import type { WorkedExample } from '@/content/schema/facts';
import type { Link } from '@/content/schema/link';
import type { Route } from '@/content/schema/route';
import { listedPrice, type OriginPrices } from '@/lib/facts/price-facts';
import { formatPrice } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import { estimate } from '@/lib/freight/air-freight';
import { weighed } from '@/lib/freight/weighed-parcel';
import { priceText } from '@/lib/goods/goods-list';
import type { AnySection } from '@/lib/pages/derived-section';
import type { RouteEntry } from '@/lib/pages/page-entry';
import { busyYear } from '@/lib/pictures/busy-year';
import { pictureOfTarget } from '@/lib/pictures/hero-picture';
import { kangaGround } from '@/lib/pictures/kanga';
import { plainText } from '@/lib/plain/plain-text';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { runningText } from '@/lib/text/running-text';
import { lowered } from '@/lib/text/series';
import { clockOf, inDays } from '@/lib/time/order-clock';
import { type DayRange, dayRange } from '@/lib/time/time-axis';

/** Eight origins link to an address where the not-found page suggests the form. */
function quoteLink({ routePage }: Site, { quote }: Route): Link {
  const label = routePage.hero.quoteLabel;
  return quote === '/quote' ? { label, unregistered: quote } : { label, page: 'get-quote' };
}

export function routeHero(site: Site, { page }: RouteEntry) {
  const words = site.routePage;
  return {
    heading: fill(words.hero.heading, { origin: page.nameInSentence }),
    lead: page.lead,
    actions: [quoteLink(site, page), words.hero.learn],
  };
}

/**
 * From the order to the door, as parts that add up. Standard shipping takes as long from every origin, the note
 * says why: what is not the way itself is packing and waiting for a flight.
 */
function clockTexts({ companyFacts, routePage, locale }: Site, { times }: Route) {
  const clock = clockOf(companyFacts);
  if (!clock) return;
  const { heading, note, ...labels } = routePage.times.clock;
  const air = dayRange(times.air);
  const wait = { from: clock.office.from - air.from, to: clock.office.to - air.to };
  // A flight that may take longer than standard shipping leaves no sum.
  if (wait.from < 0 || wait.to < 0) return;
  const part = (name: keyof typeof labels, days: DayRange) => ({
    name,
    label: labels[name],
    time: inDays(days, locale),
    days: days.to,
  });
  return {
    heading,
    total: inDays(clock.door, locale),
    parts: [part('shop', clock.shop), part('wait', wait), part('air', air)],
    note,
  };
}

/** What people buy there, with prices from there. Goods without a text in this language are left out. */
function typicalGoods(site: Site, page: Route) {
  const { nameInSentence: origin, goods, typicalGoods, calculatorOrigin } = page;
  const words = site.routePage.goods;
  return {
    heading: fill(words.heading, { origin }),
    text: fill(words.text, { goods: lowered(goods) }),
    items: [...new Set(typicalGoods ?? site.price.popular)].flatMap((slug) => {
      const entry = site.goodsBySlug(slug);
      if (entry?.language !== site.language) return [];
      const price = priceText(site, entry, words, calculatorOrigin);
      return [{ id: entry.id, name: entry.page.name, object: entry.page.object, price }];
    }),
  };
}

/** What goes by air and what by sea from an origin, how long it takes, and what people buy there. */
export function shippingOptions(site: Site, page: Route) {
  const { routePage, locale } = site;
  const { times, seasons } = page;
  const { heading, air, sea } = routePage.options;
  return {
    heading,
    air,
    sea,
    times: {
      ...routePage.times,
      air: formatTimeRange(times.air, locale),
      sea: formatTimeRange(times.sea, locale),
      days: { air: dayRange(times.air), sea: dayRange(times.sea) },
      clock: clockTexts(site, page),
    },
    seasons: seasons && {
      heading: seasons.heading,
      text: seasons.text,
      year: busyYear(seasons.busy, locale),
    },
    goods: typicalGoods(site, page),
  };
}

function parcelOf({ workedExamples }: Site, example: string): WorkedExample {
  const parcel = workedExamples[example];
  if (!parcel) throw new Error(`content/worked-examples.ts has no example "${example}"`);
  return parcel;
}

export const weighedExample = (site: Site, { name, example }: { name: string; example: string }) =>
  weighed({ ...parcelOf(site, example), name }, site.rates.divisor);

/** Our own prices from that origin, as far as the list has them. */
function ownPriceList({ ownPrices, routePage, locale }: Site, slug: string): Block[] {
  const prices = ownPrices.origins?.[slug] ?? {};
  const items = Object.entries(routePage.pricing.own).flatMap(([field, text]) => {
    const listed = prices[field as keyof OriginPrices];
    return listed ? [fill(text, { price: listedPrice(listed, locale) })] : [];
  });
  return items.length > 0 ? [{ list: items }] : [];
}

export function pricedParcels(site: Site, { parcels = [], rate }: Route) {
  const { price } = site.routePage.pricing.parcel;
  return parcels.map((parcel) => {
    const { totalCost } = estimate(parcelOf(site, parcel.example), rate, site.rates.divisor);
    const total = formatPrice({ ...rate, amount: totalCost }, site.locale);
    return { ...weighedExample(site, parcel), price: fill(price, { price: total }) };
  });
}

function pricing(site: Site, { page, slug }: RouteEntry): AnySection {
  const { heading, rate, chargeable } = site.routePage.pricing;
  return {
    kind: 'route-pricing',
    origin: page,
    heading,
    background: 'linen',
    blocks: [
      { paragraph: fill(rate, { rate: formatPrice(page.rate, site.locale) }), pulled: true },
      { paragraph: fill(chargeable, { divisor: String(site.rates.divisor) }) },
      ...page.pricing,
      ...ownPriceList(site, slug),
    ],
    actions: [quoteLink(site, page)],
  };
}

function particulars({ routePage }: Site, page: Route): AnySection {
  const onTheWay = {
    heading: routePage.onTheWay,
    blocks: [{ paragraph: page.airNote }, { paragraph: page.seaNote }],
  };
  return {
    kind: 'particulars',
    heading: routePage.particularsHeading,
    panel: { ground: kangaGround(page.kanga), object: page.particulars[0]?.object },
    open: page.particulars.slice(0, 2),
    items: [...page.particulars.slice(2), onTheWay],
  };
}

/** What else we do there, with a card for each service that the text links to. */
function extraServices(site: Site, page: Route): AnySection {
  const { heading, text } = site.routePage.extraServices;
  const written = page.extraServices ?? text;
  const items = runningText(written).flatMap(({ to }) => {
    if (!(to && 'page' in to)) return [];
    const { id, page } = site.pageById(to.page);
    if (!('listing' in page && page.listing)) return [];
    const picture = pictureOfTarget(site, to);
    return [{ link: { label: page.name, page: id }, text: page.listing.summary, picture }];
  });
  if (items.length < 2) return { kind: 'prose', heading, blocks: [{ paragraph: written }] };
  const intro = plainText(written, site.locale);
  return { kind: 'cards', layout: 'scenes', background: 'ink', heading, intro, items };
}

export function routeSections(site: Site, entry: RouteEntry): AnySection[] {
  const words = site.routePage;
  const { page } = entry;
  const { picture } = page;
  const scene = picture && 'scene' in picture ? picture.scene : 'office';
  return [
    { kind: 'route-hero', origin: entry },
    { kind: 'shipping-options', origin: entry },
    pricing(site, entry),
    particulars(site, page),
    extraServices(site, page),
    { kind: 'call-to-action', scene, ...page.office, actions: [words.contact] },
  ];
}
