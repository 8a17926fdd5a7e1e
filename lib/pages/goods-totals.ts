import type { Goods } from '@/content/schema/goods';
import type { RichText } from '@/content/schema/link';
import { dateReference } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatPrice } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import {
  chargedIn,
  costBeforeFreight,
  costsByAir,
  ratesCheckedOn,
  type TypicalItem,
} from '@/lib/landed-cost/goods-costs';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import type { AnySectionOf, GoodsTotals } from './derived-section';

/** Whole shillings as pages show them: `TZS 1,966,155`. */
export const formatShillings = (amount: number, locale: Locale): string =>
  formatPrice({ amount: amount.toFixed(2), currency: 'TZS' }, locale);

const labelOf = ({ name, value }: TypicalItem, { goodsPage, locale }: Site) =>
  fill(goodsPage.total.item, { item: name, price: formatPrice(value, locale) });

/** The totals of all items that fly, from each origin, in the order of what the first costs. */
function totalsByAir(items: TypicalItem[], { tariff }: Goods, site: Site): GoodsTotals | undefined {
  const costs = items.map((item) => costsByAir(item, tariff, site.originRoutes, site));
  const [first] = costs;
  if (!first) return undefined;
  const { caption, from } = site.goodsPage.totals;
  return {
    caption,
    from,
    items: items.map((item) => labelOf(item, site)),
    rows: first.map(({ slug }) => {
      const { id, page } = site.routeBySlug(slug);
      return {
        origin: { label: page.name, page: id },
        time: formatTimeRange(page.times.air, site.locale),
        totals: costs.flatMap((ofItem) =>
          ofItem
            .filter((other) => other.slug === slug)
            .map(({ cost }) => ({
              shillings: formatShillings(cost.total, site.locale),
              atOrigin: formatPrice(cost.totalAtOrigin, site.locale),
            })),
        ),
      };
    }),
  };
}

function chargesBySea(items: TypicalItem[], { tariff }: Goods, site: Site) {
  if (items.length === 0) return undefined;
  const { bySea, quoted } = site.goodsPage.totals;
  return {
    note: quoted,
    table: {
      caption: bySea.caption,
      columns: [bySea.item, bySea.price, bySea.charges],
      rows: items.map((item) => [
        item.name,
        formatPrice(item.value, site.locale),
        formatShillings(chargedIn(costBeforeFreight(item, tariff, site)), site.locale),
      ]),
    },
  };
}

/** What an estimate leaves out, what changes it, and when its rates were checked. */
function caveats({ items }: Goods, { customs, goodsPage, rates }: Site): RichText {
  const { changes, checked } = goodsPage.totals;
  const days = fill(checked, {
    checked: dateReference(ratesCheckedOn(customs)),
    exchange: dateReference(rates.shilling.asOf),
  });
  const delivery = items.some(({ by }) => by === 'air') ? [rates.deliveryCounted] : [];
  return [customs.leftOut, ...delivery, changes, days].join(' ');
}

/** What the typical items of some goods cost in total; undefined for goods that are never carried. */
export function goodsTotals(page: Goods, site: Site): AnySectionOf<'goods-totals'> | undefined {
  if (page.items.length === 0) return undefined;
  return {
    kind: 'goods-totals',
    id: 'totals',
    heading: site.goodsPage.totals.heading,
    intro: site.customs.assessor,
    caveats: caveats(page, site),
    byAir: totalsByAir(
      page.items.filter(({ by }) => by === 'air'),
      page,
      site,
    ),
    bySea: chargesBySea(
      page.items.filter(({ by }) => by === 'sea'),
      page,
      site,
    ),
  };
}
