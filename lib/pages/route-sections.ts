import { words as interfaceWords } from '@/content/interface';
import { rates } from '@/content/rates';
import { routePage as words } from '@/content/route-page';
import type { Link } from '@/content/schema/link';
import type { Route } from '@/content/schema/route';
import type { SectionOf } from '@/content/schema/section';
import type { Entry } from '@/lib/collections/entry';
import { dateReference } from '@/lib/format/date';
import { formatPricePerKilogram } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import { greatCircleKm } from '@/lib/maps/great-circle';
import { fill } from '@/lib/text/fill';
import type { AnySection } from './derived-section';
import { routeAnswer } from './route-meta';

type RouteEntry = Entry<Route>;

/** The quote button. Eight origins link to an address that the not-found page leads on from. */
function quoteLink({ quote }: Route): Link {
  const label = words.hero.quoteLabel;
  return quote === '/quote' ? { label, unregistered: quote } : { label, page: 'get-quote' };
}

function hero({ page, slug }: RouteEntry): AnySection {
  return {
    kind: 'route-hero',
    heading: fill(words.hero.heading, { origin: page.nameInSentence }),
    lead: `${routeAnswer(page)} ${page.lead}`,
    actions: [quoteLink(page), words.hero.learn],
    facts: [
      { value: formatTimeRange(page.times.air), label: words.byAir },
      { value: formatTimeRange(page.times.sea), label: words.bySea },
      { value: formatPricePerKilogram(page.rate), label: words.rate },
    ],
    slug,
  };
}

function options({ times, airNote, seaNote }: Route): AnySection {
  const { heading, air, sea } = words.options;
  return {
    kind: 'shipping-options',
    heading,
    air: { ...air, time: formatTimeRange(times.air), note: airNote },
    sea: { ...sea, time: formatTimeRange(times.sea), note: seaNote },
  };
}

function deliveryTimes(page: Route): SectionOf<'table'> {
  const { heading, caption, columns, note } = words.times;
  return {
    kind: 'table',
    heading,
    table: {
      caption: fill(caption, { origin: page.nameInSentence }),
      columns: [columns.way, columns.time],
      rows: [
        [words.byAir, formatTimeRange(page.times.air)],
        [words.bySea, formatTimeRange(page.times.sea)],
      ],
    },
    note,
  };
}

function pricing(page: Route): SectionOf<'prose'> {
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
            [words.rate, formatPricePerKilogram(page.rate)],
            [volumetricWeight, fill(formula, { divisor: String(rates.divisor) })],
            [validAsOf, dateReference(rates.validAsOf)],
          ],
        },
      },
      ...page.pricing,
      { subheading: notIncludedHeading },
      { list: rates.notIncluded },
    ],
    actions: [quoteLink(page)],
  };
}

function extraServices({ extraServices: own }: Route): SectionOf<'points'> {
  const { heading, items } = words.extraServices;
  return { kind: 'points', heading, layout: 'checklist', items: own ?? items };
}

/** The origins nearest to this one by air. */
export function nearestOrigins(
  { slug, page }: RouteEntry,
  origins: readonly RouteEntry[],
  count: number,
): RouteEntry[] {
  const distance = (other: RouteEntry) =>
    greatCircleKm(page.city.coordinates, other.page.city.coordinates);
  return origins
    .filter((other) => other.slug !== slug)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count);
}

function nearby(entry: RouteEntry, origins: readonly RouteEntry[]): SectionOf<'table'> {
  const origin = entry.page.nameInSentence;
  const { board } = interfaceWords;
  return {
    kind: 'table',
    heading: fill(words.siblings.heading, { origin }),
    background: 'linen',
    table: {
      caption: fill(words.siblings.caption, { origin }),
      columns: [board.from, board.byAir, board.bySea, board.rate],
      rows: nearestOrigins(entry, origins, 3).map(({ id, page }) => [
        [{ text: page.country, page: id }],
        formatTimeRange(page.times.air),
        formatTimeRange(page.times.sea),
        formatPricePerKilogram(page.rate),
      ]),
    },
  };
}

/** A route page, top to bottom: the common frame with the content of one origin. */
export function routeSections(entry: RouteEntry, origins: readonly RouteEntry[]): AnySection[] {
  const { page } = entry;
  return [
    hero(entry),
    options(page),
    deliveryTimes(page),
    pricing(page),
    {
      kind: 'particulars',
      heading: fill(words.particularsHeading, { origin: page.nameInSentence }),
      items: page.particulars,
    },
    extraServices(page),
    nearby(entry, origins),
    { kind: 'call-to-action', ...page.office, actions: [words.contact] },
  ];
}
