import type { Route } from '@/content/schema/route';
import type { Entry } from '@/lib/collections/entry';
import { dateReference } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/money';
import { costsByAir, ratesCheckedOn } from '@/lib/landed-cost/goods-costs';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import type { AnySection } from './derived-section';
import { piecesByAir } from './goods-cost-pieces';
import { formatShillings } from './goods-totals';

type RouteEntry = Entry<Route>;

/** A typical item by air from this origin with its cost; none for goods without a text in this language. */
function typicalItem(slug: string, origin: RouteEntry, site: Site) {
  const goods = site.goodsBySlug(slug);
  if (goods && goods.language !== site.language) return [];
  const item = goods?.page.items.find(({ by }) => by === 'air');
  const [cost] = goods && item ? costsByAir(item, goods.page.tariff, [origin], site) : [];
  if (!goods || !item || !cost) throw new Error(`content/goods/${slug}.ts has no item by air`);
  return [{ goods, item, cost }];
}

/**
 * What typical goods of an origin cost in total, by air: the first piece by piece, which shows what
 * the rate leaves out, the others as totals. Without goods in this language, only what it leaves out.
 */
export function goodsFromOrigin(entry: RouteEntry, site: Site): AnySection {
  const { inTotal: words, pricing } = site.routePage;
  const { label, ...target } = words.all;
  const checked = dateReference(ratesCheckedOn(site.customs));
  const [first, ...others] = entry.page.typicalGoods.flatMap((slug) =>
    typicalItem(slug, entry, site),
  );
  const notIncluded = { heading: pricing.notIncludedHeading, list: [...site.rates.notIncluded] };
  if (!first) {
    return { kind: 'prose', heading: notIncluded.heading, blocks: [{ list: notIncluded.list }] };
  }
  return {
    kind: 'route-total',
    id: 'in-total',
    heading: fill(words.heading, { origin: entry.page.nameInSentence }),
    cost: piecesByAir(first.item, first.cost, entry, site),
    notIncluded,
    table: {
      caption: words.caption,
      columns: [
        words.columns.goods,
        fill(words.columns.total, { currency: entry.page.rate.currency }),
      ],
      rows: others.map(({ goods, item, cost: { cost } }) => {
        const price = formatPrice(item.value, site.locale);
        const total = {
          shillings: formatShillings(cost.total, site.locale),
          own: formatPrice(cost.totalAtOrigin, site.locale),
        };
        return [
          [{ text: fill(words.item, { item: item.name, price }), page: goods.id }],
          fill(words.total, total),
        ];
      }),
    },
    note: [
      `${fill(words.note, { checked, leftOut: site.customs.leftOut, delivery: site.rates.deliveryCounted })} `,
      { text: label, ...target },
      '.',
    ],
  };
}
