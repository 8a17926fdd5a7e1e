import { routePage as words } from '@/content/route-page';
import type { Meta } from '@/content/schema/page';
import type { Route } from '@/content/schema/route';
import { formatRate } from '@/lib/format/money';
import { fill } from '@/lib/text/fill';
import type { PageEntry } from './page-entry';

/** How long goods take from an origin and what a kilogram costs, in one sentence. */
export function routeAnswer({ nameInSentence, times, rate }: Route): string {
  return fill(words.answer, {
    origin: nameInSentence,
    air: times.air,
    sea: times.sea,
    rate: formatRate(rate),
  });
}

/** What search engines and shared links show of a page. Those of origins answer in their titles. */
export function metaOf(entry: PageEntry): Meta {
  if (entry.kind !== 'route') return entry.page.meta;
  const { nameInSentence, times, meta } = entry.page;
  return {
    title: fill(words.meta.title, { origin: nameInSentence, time: times.index }),
    description: `${routeAnswer(entry.page)} ${meta.about}`,
    keywords: meta.keywords,
  };
}
