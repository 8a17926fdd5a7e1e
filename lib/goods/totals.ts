import type { Goods } from '@/content/schema/goods';
import type { ObjectName } from '@/content/schema/picture';
import { dateReference } from '@/lib/format/date';
import { formatPrice, formatShillings } from '@/lib/format/money';
import {
  costBeforeFreight,
  costsFrom,
  type OriginCost,
  ratesCheckedOn,
  type TypicalItem,
} from '@/lib/price/goods-costs';
import { ownCharges } from '@/lib/price/own-charges';
import { priceList } from '@/lib/price-list/price-list';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { series } from '@/lib/text/series';
import { goodsCharges } from './charges';

const labelOf = ({ goodsPage, locale }: Site, { name, value }: TypicalItem) =>
  fill(goodsPage.total.item, { item: name, price: formatPrice(value, locale) });

/** Origins with one total, each as a link in running text; their freight is what differs. */
type TotalsRow = { origins: string[]; freight: number; total: number };

/** Each item that flies, with what it costs from each origin, cheapest first. */
function totalsByAir(site: Site, items: TypicalItem[], { tariff }: Goods) {
  if (items.length === 0) return undefined;
  const { caption, from, total, freight } = site.goodsPage.totals;
  return {
    caption,
    from,
    total,
    freight,
    items: items.map((item) => ({
      label: labelOf(site, item),
      rows: rowsOf(site, costsFrom(item, tariff, site.originRoutes, site)),
    })),
  };
}

/** A row for each total; origins with the same total share one. */
function rowsOf(site: Site, costs: readonly OriginCost[]): TotalsRow[] {
  const rows = new Map<number, TotalsRow>();
  for (const { slug, total, freight, delivery } of costs) {
    const { id, page } = site.routeBySlug(slug);
    const row = rows.get(total) ?? { origins: [], freight: freight + delivery, total };
    row.origins.push(`[${page.name}](${id})`);
    rows.set(total, row);
  }
  return [...rows.values()];
}

/** A typical item that goes by sea, with all figures formatted. */
type ItemBySea = {
  name: string;
  object: ObjectName | undefined;
  /** Its price in the shop. */
  price: string;
  /** What duty, taxes and the port take of it, without freight. */
  charged: number;
  charges: string;
  /** Our prices of its freight, from the origins that have one; empty without any. */
  freight: string;
};

const itemsBySea = (site: Site, { items, tariff, object }: Goods): ItemBySea[] =>
  items
    .filter(({ by }) => by === 'sea')
    .map((item) => {
      const charged = costBeforeFreight(item, tariff, site).charged;
      return {
        name: item.name,
        object: item.object ?? object,
        price: formatPrice(item.value, site.locale),
        charged,
        charges: formatShillings(charged, site.locale),
        freight: seaFreights(site, item),
      };
    });

/** Our price of its sea freight from each origin that has one: `$190 from China`. */
function seaFreights(site: Site, item: TypicalItem): string {
  const { origins, terms } = priceList(site);
  const { by, unit } = item;
  return origins
    .flatMap(({ rate, seaPrice: sea, nameInSentence: origin }) => {
      const { freight } = ownCharges({ by, boxes: [{ parcel: item, unit }], rate, sea }, terms);
      if (!freight) return [];
      const price = formatPrice(freight, site.locale);
      return fill(site.goodsPage.totals.bySea.freightFrom, { price, origin });
    })
    .join(', ');
}

/** The typical items of some goods that go by sea. @throws Error for unknown goods */
export function taxesBySea(site: Site, slugs: readonly string[]) {
  const words = site.goodsPage.totals.bySea;
  const items = slugs.flatMap((slug) => {
    const goods = site.goodsBySlug(slug);
    if (!goods) throw new Error(`content/goods/ has no "${slug}"`);
    return itemsBySea(site, goods.page);
  });
  const columns = [
    { field: 'price', kind: 'figures' },
    { field: 'freight', kind: 'text' },
    { field: 'charges', kind: 'figures' },
  ] as const;
  // Without a price of any freight, its column is left out.
  const shown = columns.filter(({ field }) => items.some((item) => item[field] !== ''));
  return {
    caption: words.caption,
    columns: [words.item, ...shown.map(({ field }) => words[field])],
    kinds: shown.map(({ kind }) => kind),
    rows: items.map((item) => [item.name, ...shown.map(({ field }) => item[field])]),
    objects: items.map(({ object }) => object),
  };
}

const isPriced = (items: readonly ItemBySea[]) => items.some(({ freight }) => freight !== '');

/** The items of one kind of goods that go by sea, as lines. */
function totalsBySea(site: Site, items: readonly ItemBySea[]) {
  const { bySea } = site.goodsPage.totals;
  return {
    caption: bySea.caption,
    columns: [bySea.item, bySea.charges, ...(isPriced(items) ? [bySea.freight] : [])],
    lines: items.map(({ name, price, charged, charges, freight }) => ({
      id: name,
      label: fill(site.goodsPage.total.item, { item: name, price }),
      charged,
      amounts: [charges, ...(isPriced(items) ? [freight] : [])],
    })),
  };
}

/** Whether the classification of these goods, or one of their rates or reliefs, is unconfirmed. */
function isUnconfirmed({ tariff }: Goods, { schedules, reliefs }: Site['customs']): boolean {
  const { duty, excise = [], industrial, reliefs: relieved = [], toConfirm } = tariff;
  const ids = [duty, ...excise, industrial, ...relieved];
  const entries = [...Object.values(schedules).flat(), ...reliefs];
  return toConfirm ?? entries.some((entry) => entry.toConfirm && ids.includes(entry.id));
}

function intro({ customs, goodsPage, words }: Site, page: Goods): string {
  const { tariff, tariffs, toConfirm } = goodsPage.charges;
  const { note, heading } = page.tariff;
  const headings = heading.split(', ');
  const text = fill(headings.length > 1 ? tariffs : tariff, {
    goods: page.nameInSentence,
    heading: series(headings, words.board.and),
  });
  // A note that has the headings itself needs no line of them.
  const isNamed = headings.every((each) => note.includes(each));
  return [note, !isNamed && text, isUnconfirmed(page, customs) && toConfirm]
    .filter(Boolean)
    .join(' ');
}

/** The days of all rates, and where they are from. */
function caveats({ customs, goodsPage, landedCostTool, rates }: Site): string {
  const days = fill(goodsPage.totals.checked, {
    checked: dateReference(ratesCheckedOn(customs)),
    exchange: dateReference(rates.shilling.asOf),
  });
  return `${days} [${landedCostTool.result.sources}](help/customs-sources).`;
}

/**
 * What customs charges on some goods, and what their typical items then cost in total, by sea without the
 * freight; undefined for goods that are never carried.
 */
export function goodsTotals(site: Site, page: Goods) {
  const charges = goodsCharges(site, page);
  if (!charges) return undefined;
  const byAir = page.items.filter(({ by }) => by === 'air');
  const bySea = itemsBySea(site, page);
  const { quoted, bySea: words } = site.goodsPage.totals;
  // Without a price of their freight, and after the taxes of the first one in full, the others are a figure each.
  const areTold = byAir.length === 0 && !isPriced(bySea);
  return {
    id: 'totals',
    heading: fill(site.goodsPage.totals.heading, { goods: page.nameInSentence }),
    intro: intro(site, page),
    facts: page.tariff.facts,
    charges,
    byAir: totalsByAir(site, byAir, page),
    bySea: areTold || bySea.length === 0 ? undefined : totalsBySea(site, bySea),
    others: areTold
      ? bySea.slice(1).map(({ name, price, charges }) => ({
          item: fill(site.goodsPage.total.item, { item: name, price }),
          amount: charges,
          counts: words.other,
        }))
      : undefined,
    seaNote: bySea.length > 0 ? quoted : undefined,
    actions: page.items.some(({ unit }) => unit === 'vehicle')
      ? [site.goodsPage.totals.vehicle]
      : undefined,
    caveats: caveats(site),
  };
}
