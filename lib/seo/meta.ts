import type { Meta } from '@/content/schema/page';
import type { Route } from '@/content/schema/route';
import { formatPrice } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import type { PageEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';

type Localized = Pick<Site, 'routePage' | 'locale'>;

export function routeAnswer(site: Localized, { nameInSentence, times, rate }: Route): string {
  return fill(site.routePage.answer, {
    origin: nameInSentence,
    air: formatTimeRange(times.air, site.locale),
    sea: formatTimeRange(times.sea, site.locale),
    rate: formatPrice(rate, site.locale),
  });
}

export function routeMeta(site: Localized, page: Route): Meta {
  const { nameInSentence, rate, meta } = page;
  return {
    title: fill(site.routePage.meta.title, {
      origin: nameInSentence,
      rate: formatPrice(rate, site.locale),
    }),
    description: `${routeAnswer(site, page)} ${meta.about}`,
    keywords: meta.keywords,
  };
}

export function metaOf(
  site: Pick<Site, 'routePage' | 'locale'>,
  { collection, page }: PageEntry,
): Meta {
  switch (collection) {
    case 'routes':
      return routeMeta(site, page);
    case 'goods': {
      const { english, swahili } = page.searchWords;
      // The first of them: search engines read few, and the site's own search has them all.
      return { ...page.meta, keywords: [...english.slice(0, 2), ...swahili.slice(0, 2)] };
    }
    default:
      return page.meta;
  }
}
