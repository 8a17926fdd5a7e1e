import type { Route } from '@/content/schema/route';
import type { Entry } from '@/lib/collections/entry';
import { dateReference } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { costsByAir, ratesCheckedOn } from '@/lib/landed-cost/goods-costs';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import type { CostPieces, CostTone } from './cost-pieces';
import type { AnySection } from './derived-section';
import { piecesByAir } from './goods-cost-pieces';

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

/** The cost with all customs charges as one piece: the page of the goods lists each. */
function withOneDuty({ caption, parts, total }: CostPieces, label: string): CostPieces {
  const own = new Set<CostTone>(['goods', 'freight', 'delivery']);
  const amount = parts.reduce((sum, part) => sum + (own.has(part.tone) ? 0 : part.amount), 0);
  const kept = parts.filter(({ tone }) => own.has(tone));
  return {
    caption,
    total,
    parts: [...kept.slice(0, 2), { label, amount, tone: 'duty' }, ...kept.slice(2)],
  };
}

/**
 * What typical goods of an origin cost in total, by air: the first piece by piece, which shows what
 * the rate leaves out, the others as totals. If no goods have a page in this language, a list of what
 * the rate leaves out.
 */
export function goodsFromOrigin(entry: RouteEntry, site: Site): AnySection {
  const { inTotal: words, pricing } = site.routePage;
  const { label, ...target } = words.all;
  const checked = dateReference(ratesCheckedOn(site.customs));
  const [first, ...others] = entry.page.typicalGoods.flatMap((slug) =>
    typicalItem(slug, entry, site),
  );
  if (!first) {
    const list = [...site.rates.notIncluded];
    return { kind: 'prose', heading: pricing.notIncludedHeading, blocks: [{ list }] };
  }
  return {
    kind: 'route-total',
    id: 'in-total',
    heading: fill(words.heading, { origin: entry.page.nameInSentence }),
    cost: withOneDuty(piecesByAir(first.item, first.cost, entry, site), words.dutyAndTaxes),
    notIncluded: {
      heading: pricing.notIncludedHeading,
      note: pricing.notIncludedNote,
    },
    goods: {
      caption: words.caption,
      rows: others.map(({ goods, item, cost: { cost } }) => ({
        link: {
          label: fill(words.item, {
            item: item.name,
            price: formatPrice(item.value, site.locale),
          }),
          page: goods.id,
        },
        total: formatNumber(Math.round(cost.total), site.locale),
      })),
    },
    note: [`${fill(words.note, { checked })} `, { text: label, ...target }, '.'],
  };
}
