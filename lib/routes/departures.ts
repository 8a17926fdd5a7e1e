import type { BoardOrder } from '@/content/schema/board-order';
import { formatPricePerKilogram, formatShillings } from '@/lib/format/money';
import { formatTimeRange, rangeText } from '@/lib/format/time';
import { inThousands } from '@/lib/money/shillings';
import { memoize } from '@/lib/site/memoize';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import {
  type DayRange,
  dayRange,
  isInBusinessDays,
  type TimeAxis,
  timeAxis,
} from '@/lib/time/time-axis';

/** One origin as the departures board shows it, with all figures formatted. */
export type Departure = ReturnType<typeof departures>[number];

type Sortable = { readonly days: { readonly air: DayRange }; readonly perKilogram: number };

const compare: Record<BoardOrder, (a: Sortable, b: Sortable) => number> = {
  popular: () => 0,
  time: (a, b) => a.days.air.to - b.days.air.to || a.days.air.from - b.days.air.from,
  price: (a, b) => a.perKilogram - b.perKilogram,
};

/** The axis that all boards and route pages share. */
export const boardAxis = memoize(
  (site: Site): TimeAxis =>
    timeAxis(
      site.originRoutes.flatMap(({ page }) => [page.times.air, page.times.sea].map(dayRange)),
    ),
);

/**
 * The board's rows, sorted by `order`; `popular` keeps the menu order of all origins, or the order
 * in which some are given. Rows of all origins lead to the short addresses, as specified for the
 * index; others lead to the canonical ones.
 */
export function departures(
  site: Site,
  origins: 'all' | readonly string[],
  order: BoardOrder = 'popular',
) {
  const { locale, rates, words } = site;
  const entries = origins === 'all' ? site.originRoutes : origins.map(site.routeBySlug);
  const rows = entries.map(({ page, path, canonical, language }) => {
    const isForeign = language !== site.language;
    const days = { air: dayRange(page.times.air), sea: dayRange(page.times.sea) };
    const air = formatTimeRange(page.times.air, locale);
    const { amount, currency } = page.rate;
    const perKilogram = inThousands({ amount, currency }, rates.shilling.perUnit);
    return {
      name: page.name,
      cities: page.collectionPoints.join(', '),
      /** What customers buy there, if a translation has it. */
      goods: isForeign ? undefined : page.goods,
      kanga: page.kanga,
      picture: page.picture,
      air,
      sea: formatTimeRange(page.times.sea, locale),
      /** The time by air next to its bar, which is drawn in calendar days. */
      airLabel: isInBusinessDays(page.times.air)
        ? fill(words.board.withWeekends, { time: air, days: rangeText(days.air, locale) })
        : air,
      rate: formatPricePerKilogram(page.rate, locale),
      shillings: formatShillings(perKilogram, locale),
      /** To the nearest thousand shillings, to compare currencies. */
      perKilogram,
      href: origins === 'all' ? path : canonical,
      /** The language of its page, if it has none in that of the site. */
      hrefLang: isForeign ? language : undefined,
      /** In calendar days, for drawing and sorting. */
      days,
    };
  });
  const sorted = (by: BoardOrder) => rows.toSorted(compare[by]);
  const byOrder = { popular: sorted('popular'), time: sorted('time'), price: sorted('price') };
  return byOrder[order].map((row) => {
    const rank = (by: BoardOrder) => byOrder[by].indexOf(row) + 1;
    return {
      ...row,
      /** The row's position in each order, from 1. */
      ranks: { popular: rank('popular'), time: rank('time'), price: rank('price') },
    };
  });
}
