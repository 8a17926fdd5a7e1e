import type { Goods } from '@/content/schema/goods';
import type { Link } from '@/content/schema/link';
import type { Entry } from '@/lib/collections/entry';
import { dateReference } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/money';
import { formatCount } from '@/lib/format/number';
import { formatTimeRange } from '@/lib/format/time';
import {
  chargedIn,
  costBeforeFreight,
  costsByAir,
  ratesCheckedOn,
} from '@/lib/landed-cost/goods-costs';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import type { CostPieces } from './cost-pieces';
import type { AnySectionOf } from './derived-section';
import { piecesByAir, piecesBySea } from './goods-cost-pieces';
import { quoteFragment, totalFragment } from './goods-links';
import { formatShillings } from './goods-totals';

type Total = AnySectionOf<'goods-hero'>['total'];

/** The first typical item, worked out: what the page shows at its top and piece by piece. */
export type Leading = { total: Total; pieces: CostPieces; quote: Link; own: Link };

/**
 * The first typical item by air from the cheapest origin, or by sea before freight. Undefined for
 * goods that are never carried.
 */
export function leadingOf({ slug, page }: Entry<Goods>, site: Site): Leading | undefined {
  const [item] = page.items;
  if (!item) return undefined;
  const words = site.goodsPage;
  const checked = dateReference(ratesCheckedOn(site.customs));
  const common = {
    item: fill(words.total.item, { item: item.name, price: formatPrice(item.value, site.locale) }),
    estimate: fill(words.total.estimate, { checked, leftOut: site.customs.leftOut }),
  };
  const [cheapest] = costsByAir(item, page.tariff, site.originRoutes, site);
  if (!cheapest) throw new Error('content/routes/ has no origin');
  const origin = site.routeBySlug(cheapest.slug);
  const quote: Link = {
    label: words.close.quote,
    page: 'get-quote',
    fragment: quoteFragment({ goods: page, item, origin: origin.page }, site),
  };
  const own: Link = {
    label: words.close.own,
    page: 'help/landed-cost',
    fragment: totalFragment(slug, { item, origin: origin.page }),
  };
  if (item.by === 'sea') {
    const cost = costBeforeFreight(item, page.tariff, site);
    const amount = formatShillings(chargedIn(cost), site.locale);
    const total = { ...common, amount, text: words.total.bySea, more: undefined };
    return { total, pieces: piecesBySea(item, cost, site), quote, own };
  }
  const { nameInSentence, times } = origin.page;
  const count = formatCount(site.originRoutes.length, site.locale);
  const total = {
    ...common,
    amount: formatShillings(cheapest.cost.total, site.locale),
    text: fill(words.total.byAir, {
      origin: nameInSentence,
      time: formatTimeRange(times.air, site.locale),
    }),
    more: { label: fill(words.total.allOrigins, { count }), fragment: 'totals' },
  };
  return { total, pieces: piecesByAir(item, cheapest, origin, site), quote, own };
}
