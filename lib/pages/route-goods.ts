import type { Route } from '@/content/schema/route';
import type { SectionOf } from '@/content/schema/section';
import type { Entry } from '@/lib/collections/entry';
import { dateReference } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/money';
import { costsByAir, ratesCheckedOn } from '@/lib/landed-cost/goods-costs';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { formatShillings } from './goods-totals';

/** One row: typical goods by air from this origin; none for goods without a text in this language. */
function totalRow(slug: string, origin: Entry<Route>, site: Site) {
  const goods = site.goodsBySlug(slug);
  if (goods && goods.language !== site.language) return [];
  const item = goods?.page.items.find(({ by }) => by === 'air');
  if (!goods || !item) throw new Error(`content/goods/${slug}.ts has no item by air`);
  return costsByAir(item, goods.page.tariff, [origin], site).map(({ cost }) => [
    [
      {
        text: fill(site.routePage.inTotal.item, {
          item: item.name,
          price: formatPrice(item.value, site.locale),
        }),
        page: goods.id,
      },
    ],
    formatShillings(cost.total, site.locale),
    formatPrice(cost.totalAtOrigin, site.locale),
  ]);
}

/** What typical goods of an origin cost in total, by air; nothing without goods in this language. */
export function goodsFromOrigin(entry: Entry<Route>, site: Site): SectionOf<'table'>[] {
  const { heading, caption, columns, note, all } = site.routePage.inTotal;
  const { label, ...target } = all;
  const checked = dateReference(ratesCheckedOn(site.customs));
  const rows = entry.page.typicalGoods.flatMap((slug) => totalRow(slug, entry, site));
  if (rows.length === 0) return [];
  const section: SectionOf<'table'> = {
    kind: 'table',
    id: 'in-total',
    heading: fill(heading, { origin: entry.page.nameInSentence }),
    table: {
      caption,
      columns: [
        columns.goods,
        columns.shillings,
        fill(columns.own, { currency: entry.page.rate.currency }),
      ],
      rows,
    },
    note: [
      `${fill(note, { checked, leftOut: site.customs.leftOut, delivery: site.rates.deliveryCounted })} `,
      { text: label, ...target },
      '.',
    ],
  };
  return [section];
}
