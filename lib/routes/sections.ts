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
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { lowered } from '@/lib/text/series';
import { clockOf, inDays, partsOf } from '@/lib/time/order-clock';
import { dayRange } from '@/lib/time/time-axis';

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

/** From the order to the door, as parts that add up: only the flight differs between origins. */
function clockTexts({ companyFacts, originRoutes, routePage, locale }: Site, { times }: Route) {
  const flights = originRoutes.map(({ page }) => page.times.air);
  const days = partsOf(clockOf(companyFacts, flights), times.air);
  if (!days) return;
  const { heading, note, ...labels } = routePage.times.clock;
  return {
    heading,
    total: inDays(days.door, locale),
    parts: (['shop', 'wait', 'air'] as const).map((name) => ({
      name,
      label: labels[name],
      time: inDays(days[name], locale),
      days: days[name].to,
    })),
    note: fill(note, { wait: inDays(days.wait, locale) }),
  };
}

/** How many other goods are shown next to those that people buy there. */
const OTHERS = 4;

/** What people buy there, with prices from there. Goods without a text in this language are left out. */
function typicalGoods(site: Site, page: Route) {
  const { nameInSentence: origin, goods, typicalGoods, calculatorOrigin } = page;
  const words = site.routePage.goods;
  const others = site.price.popular.filter((slug) => !typicalGoods?.includes(slug));
  return {
    heading: fill(words.heading, { origin }),
    text: fill(words.text, { goods: lowered(goods) }),
    items: [...new Set(typicalGoods ?? site.price.popular)].flatMap((slug) => {
      const entry = site.goodsBySlug(slug);
      if (entry?.language !== site.language) return [];
      const price = priceText(site, entry, words, calculatorOrigin);
      return [{ id: entry.id, name: entry.page.name, object: entry.page.object, price }];
    }),
    more: {
      ...site.goodsPage.related.all,
      objects: others.flatMap((slug) => site.goodsBySlug(slug)?.page.object ?? []).slice(0, OTHERS),
    },
  };
}

/** What goes by air and what by sea from an origin, how long it takes, and what people buy there. */
export function shippingOptions(site: Site, page: Route) {
  const { routePage, locale } = site;
  const { times, seasons } = page;
  const { heading, air, sea } = routePage.options;
  return {
    heading,
    air: { ...air, note: page.airNote },
    sea: { ...sea, note: page.seaNote },
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

/** What a picture takes in the first half, as characters of text. */
const PICTURE = 350;

/** Besides the first, the notes whose text is about as long as the first half, but not all. */
function openCount([first, ...others]: Route['particulars']): number {
  const length = (note: Route['particulars'][number]) => JSON.stringify(note.blocks).length;
  const [second, third] = others;
  if (!(first && second && third)) return others.length + 1;
  return length(second) + length(third) < length(first) + PICTURE ? 3 : 2;
}

function particulars({ routePage }: Site, page: Route): AnySection {
  const count = openCount(page.particulars);
  return {
    kind: 'particulars',
    heading: routePage.particularsHeading,
    panel: { ground: kangaGround(page.kanga), object: page.particulars[0]?.object },
    open: page.particulars.slice(0, count),
    items: page.particulars.slice(count),
  };
}

/** What else we do there, with a card for each service that is most useful there. */
function extraServices(site: Site, page: Route): AnySection {
  const { heading, text, services } = site.routePage.extraServices;
  const items = (page.services ?? services).flatMap((id) => {
    const { page: service } = site.pageById(id);
    if (!('listing' in service && service.listing)) return [];
    const link = { label: service.name, page: id };
    return [{ link, text: service.listing.summary, picture: pictureOfTarget(site, link) }];
  });
  const intro = page.extraServices ?? text;
  return { kind: 'cards', layout: 'scenes', background: 'ink', heading, intro, items };
}

export function routeSections(site: Site, entry: RouteEntry): AnySection[] {
  const words = site.routePage;
  const { page } = entry;
  // A page with a panel in nectarine ends in the evening instead.
  const ground = kangaGround(page.kanga) ? undefined : 'sun';
  return [
    { kind: 'route-hero', origin: entry },
    { kind: 'shipping-options', origin: entry },
    pricing(site, entry),
    particulars(site, page),
    extraServices(site, page),
    { kind: 'call-to-action', view: 'ocean', ground, ...page.office, actions: [words.contact] },
  ];
}
