import type { Link } from '@/content/schema/link';
import type { Route } from '@/content/schema/route';
import type { SectionOf } from '@/content/schema/section';
import type { Entry } from '@/lib/collections/entry';
import { dateReference } from '@/lib/format/date';
import { formatPricePerKilogram } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import type { AnySection } from './derived-section';
import { nearestOrigins } from './nearest-origins';
import { goodsFromOrigin } from './route-goods';
import { routeAnswer } from './route-meta';

type RouteEntry = Entry<Route>;

/**
 * The quote button. Eight origins link to an address where the not-found page suggests the form.
 */
function quoteLink({ routePage }: Site, { quote }: Route): Link {
  const label = routePage.hero.quoteLabel;
  return quote === '/quote' ? { label, unregistered: quote } : { label, page: 'get-quote' };
}

function hero(site: Site, { page, slug }: RouteEntry): AnySection {
  const words = site.routePage;
  return {
    kind: 'route-hero',
    heading: fill(words.hero.heading, { origin: page.nameInSentence }),
    lead: `${routeAnswer(page, site)} ${page.lead}`,
    actions: [quoteLink(site, page), words.hero.learn],
    facts: [
      { value: formatTimeRange(page.times.air, site.locale), label: words.byAir },
      { value: formatTimeRange(page.times.sea, site.locale), label: words.bySea },
      { value: formatPricePerKilogram(page.rate, site.locale), label: words.rate },
    ],
    slug,
    kanga: page.kanga,
  };
}

function options({ routePage, locale }: Site, { times, airNote, seaNote }: Route): AnySection {
  const { heading, air, sea } = routePage.options;
  return {
    kind: 'shipping-options',
    heading,
    air: { ...air, time: formatTimeRange(times.air, locale), note: airNote },
    sea: { ...sea, time: formatTimeRange(times.sea, locale), note: seaNote },
  };
}

function deliveryTimes({ routePage: words, locale }: Site, page: Route): SectionOf<'table'> {
  const { heading, caption, columns, note } = words.times;
  return {
    kind: 'table',
    heading,
    table: {
      caption: fill(caption, { origin: page.nameInSentence }),
      columns: [columns.way, columns.time],
      rows: [
        [words.byAir, formatTimeRange(page.times.air, locale)],
        [words.bySea, formatTimeRange(page.times.sea, locale)],
      ],
    },
    note,
  };
}

function pricing(site: Site, page: Route): SectionOf<'prose'> {
  const { rates, routePage: words } = site;
  const { heading, caption, columns, volumetricWeight, validAsOf, formula, notIncludedHeading } =
    words.pricing;
  return {
    kind: 'prose',
    heading,
    background: 'linen',
    blocks: [
      {
        table: {
          caption: fill(caption, { origin: page.nameInSentence }),
          columns: [columns.item, columns.value],
          rows: [
            [words.rate, formatPricePerKilogram(page.rate, site.locale)],
            [volumetricWeight, fill(formula, { divisor: String(rates.divisor) })],
            [validAsOf, dateReference(rates.validAsOf)],
          ],
        },
      },
      ...page.pricing,
      { subheading: notIncludedHeading },
      { list: rates.notIncluded },
    ],
    actions: [quoteLink(site, page)],
  };
}

function extraServices({ routePage }: Site, { extraServices: own }: Route): SectionOf<'points'> {
  const { heading, items } = routePage.extraServices;
  return { kind: 'points', heading, layout: 'checklist', items: own ?? items };
}

function nearby(site: Site, entry: RouteEntry): SectionOf<'table'> {
  const words = site.routePage;
  const origin = entry.page.nameInSentence;
  const { board } = site.words;
  return {
    kind: 'table',
    heading: fill(words.siblings.heading, { origin }),
    background: 'linen',
    table: {
      caption: fill(words.siblings.caption, { origin }),
      columns: [board.from, board.byAir, board.bySea, board.rate],
      rows: nearestOrigins(entry, site.originRoutes, 3).map(({ id, page }) => [
        [{ text: page.country, page: id }],
        formatTimeRange(page.times.air, site.locale),
        formatTimeRange(page.times.sea, site.locale),
        formatPricePerKilogram(page.rate, site.locale),
      ]),
    },
  };
}

/** A route page, top to bottom: the common frame with the content of one origin. */
export function routeSections(entry: RouteEntry, site: Site): AnySection[] {
  const words = site.routePage;
  const { page } = entry;
  return [
    hero(site, entry),
    options(site, page),
    deliveryTimes(site, page),
    pricing(site, page),
    ...goodsFromOrigin(entry, site),
    {
      kind: 'particulars',
      heading: fill(words.particularsHeading, { origin: page.nameInSentence }),
      items: page.particulars,
    },
    extraServices(site, page),
    nearby(site, entry),
    { kind: 'call-to-action', ...page.office, actions: [words.contact] },
  ];
}
