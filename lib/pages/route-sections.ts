import { words as interfaceWords } from '@/content/interface';
import { rates } from '@/content/rates';
import { routePage as words } from '@/content/route-page';
import type { Link } from '@/content/schema/link';
import type { Route } from '@/content/schema/route';
import type { SectionOf } from '@/content/schema/section';
import type { Entry } from '@/lib/collections/entry';
import { formatDate } from '@/lib/format/date';
import { formatRate } from '@/lib/format/money';
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

const ratePerKg = ({ rate }: Route) => `${formatRate(rate)} / kg`;

function hero({ page, slug }: RouteEntry): AnySection {
  return {
    kind: 'route-hero',
    heading: fill(words.hero.heading, { origin: page.nameInSentence }),
    lead: `${routeAnswer(page)} ${page.lead}`,
    actions: [quoteLink(page), words.hero.learn],
    facts: [
      { value: page.times.air, label: words.byAir },
      { value: page.times.sea, label: words.bySea },
      { value: ratePerKg(page), label: words.rate },
    ],
    slug,
  };
}

function options({ times, airNote, seaNote }: Route): AnySection {
  const { heading, air, sea } = words.options;
  return {
    kind: 'shipping-options',
    heading,
    air: { ...air, time: times.air, note: airNote },
    sea: { ...sea, time: times.sea, note: seaNote },
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
        [words.byAir, page.times.air],
        [words.bySea, page.times.sea],
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
            [words.rate, ratePerKg(page)],
            [volumetricWeight, fill(formula, { divisor: String(rates.divisor) })],
            [validAsOf, formatDate(rates.validAsOf)],
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
        page.times.air,
        page.times.sea,
        ratePerKg(page),
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
