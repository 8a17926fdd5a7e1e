import type { Meta } from '@/content/schema/page';
import type { Route } from '@/content/schema/route';
import { formatPrice } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';

type Localized = Pick<Site, 'routePage' | 'locale'>;

/** The delivery times and the price of a kilogram from an origin, in one sentence. */
export function routeAnswer({ nameInSentence, times, rate }: Route, site: Localized): string {
  return fill(site.routePage.answer, {
    origin: nameInSentence,
    air: formatTimeRange(times.air, site.locale),
    sea: formatTimeRange(times.sea, site.locale),
    rate: formatPrice(rate, site.locale),
  });
}

/** Title and description of an origin, which answer how much and how long. */
export function routeMeta(page: Route, site: Localized): Meta {
  const { nameInSentence, rate, meta } = page;
  return {
    title: fill(site.routePage.meta.title, {
      origin: nameInSentence,
      rate: formatPrice(rate, site.locale),
    }),
    description: `${routeAnswer(page, site)} ${meta.about}`,
    keywords: meta.keywords,
  };
}
