import type { Meta } from '@/content/schema/page';
import type { Route } from '@/content/schema/route';
import type { RoutePage } from '@/content/schema/route-page';
import { formatPrice } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import { fill } from '@/lib/text/fill';

/** The delivery times and the price of a kilogram from an origin, in one sentence. */
export function routeAnswer(
  { nameInSentence, times, rate }: Route,
  words: Pick<RoutePage, 'answer'>,
): string {
  return fill(words.answer, {
    origin: nameInSentence,
    air: formatTimeRange(times.air),
    sea: formatTimeRange(times.sea),
    rate: formatPrice(rate),
  });
}

/** Title and description of an origin, which answer how long and how much. */
export function routeMeta(page: Route, words: Pick<RoutePage, 'answer' | 'meta'>): Meta {
  const { nameInSentence, times, meta } = page;
  return {
    title: fill(words.meta.title, { origin: nameInSentence, time: formatTimeRange(times.index) }),
    description: `${routeAnswer(page, words)} ${meta.about}`,
    keywords: meta.keywords,
  };
}
