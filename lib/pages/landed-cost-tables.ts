import type { Table } from '@/content/schema/block';
import type { Charge, Customs, ScheduleEntry, ScheduleName } from '@/content/schema/customs';
import type { RichText } from '@/content/schema/link';
import type { SectionOf } from '@/content/schema/section';
import { dateReference } from '@/lib/format/date';
import { formatPrice, formatPricePerKilogram } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { chargedIn, costsByAir } from '@/lib/landed-cost/goods-costs';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';

/**
 * What typical goods cost by air: for each example, the first item that flies, from its origin.
 * Throws for goods or an origin that the content does not have, and for goods that do not fly.
 */
export function examplesTable({ examples }: SectionOf<'landed-cost-examples'>, site: Site): Table {
  const { caption, columns, item: itemText, total } = site.landedCostTool.examples;
  const rows = examples.flatMap(({ goods: slug, origin }) => {
    const goods = site.goodsBySlug(slug);
    if (goods && goods.language !== site.language) return [];
    const item = goods?.page.items.find(({ by }) => by === 'air');
    if (!goods || !item) throw new Error(`content/goods/ has no "${slug}" with an item by air`);
    const route = site.routeBySlug(origin);
    const [found] = costsByAir(item, goods.page.tariff, [route], site);
    if (!found) throw new Error(`no cost from "${origin}"`);
    const { cost } = found;
    return [
      [
        fill(itemText, { item: item.name, price: formatPrice(item.value, site.locale) }),
        [{ text: route.page.name, page: route.id }],
        formatNumber(cost.freight, site.locale),
        formatNumber(chargedIn(cost), site.locale),
        fill(total, {
          shillings: formatNumber(cost.total, site.locale),
          atOrigin: formatPrice(cost.totalAtOrigin, site.locale),
        }),
      ],
    ];
  });
  return { caption, columns, rows };
}

/** The section's own note, then what the totals leave out and which delivery they count. */
export function examplesNote(
  { note }: SectionOf<'landed-cost-examples'>,
  { customs, rates }: Site,
): RichText {
  const own = Array.isArray(note) ? note : [note ?? ''];
  return [`${customs.leftOut} ${rates.deliveryCounted} `, ...own];
}

type Cited = Pick<Charge, 'law' | 'sources' | 'toConfirm'>;

/**
 * The law, the sources, and the oldest day on which one of them was read; for an unconfirmed figure
 * also whom to ask.
 */
function evidence(
  { law, sources: ids, toConfirm }: Cited,
  { customs, landedCostTool: { rates } }: Site,
): RichText {
  const sources = ids.flatMap((id) => customs.sources[id] ?? []);
  const [oldest = ''] = sources.map(({ checked }) => checked).toSorted();
  const links = sources.flatMap(({ name, url }, i) => [i > 0 ? '; ' : ' ', { text: name, url }]);
  const checked = fill(rates.checked, { date: dateReference(oldest) });
  return [`${law}.`, ...links, `. ${checked}`, toConfirm ? ` ${rates.toConfirm}` : ''];
}

const orUsually = (text: string, { usually }: { usually?: true | undefined }, site: Site) =>
  usually ? fill(site.landedCostTool.rates.usually, { percent: text }) : text;

/** All charges in the order in which they are worked out. */
export function chargesTable(site: Site): Table {
  const { customs, landedCostTool } = site;
  const { caption, columns, bySchedule } = landedCostTool.rates;
  const names: Readonly<Record<string, string>> = {
    ...landedCostTool.amounts,
    ...Object.fromEntries(customs.charges.map(({ id, name }) => [id, name.toLowerCase()])),
  };
  const rows = customs.charges.map((charge) => [
    charge.name,
    'percent' in charge.rate
      ? orUsually(formatPercent(charge.rate.percent, site.locale), charge, site)
      : bySchedule,
    charge.base.map((name) => names[name]).join(' + '),
    evidence(charge, site),
  ]);
  return { caption, columns, rows };
}

function rateOf({ percent, perKilogram }: ScheduleEntry, { landedCostTool, locale }: Site): string {
  const text = formatPercent(percent, locale);
  if (!perKilogram) return text;
  const price = formatPricePerKilogram(perKilogram, locale);
  return fill(landedCostTool.rates.orPerKilogram, { percent: text, price });
}

/** Who or what pays less: the charges that are waived, and the condition. */
export function reliefsTable(site: Site): Table {
  const { charges, reliefs } = site.customs;
  const { caption, columns } = site.landedCostTool.rates.reliefs;
  const nameOf = (id: string) => charges.find((charge) => charge.id === id)?.name ?? id;
  return {
    caption,
    columns,
    rows: reliefs.map((relief) => [
      relief.name,
      relief.charges.map(nameOf).join(', '),
      relief.condition,
      evidence(relief, site),
    ]),
  };
}

/** The entries of one schedule: bands of duty, or goods that carry excise. */
export function scheduleTable(schedule: ScheduleName, site: Site): Table {
  const { scheduleCaptions, scheduleColumns } = site.landedCostTool.rates;
  const entries: Customs['schedules'][ScheduleName] = site.customs.schedules[schedule];
  return {
    caption: scheduleCaptions[schedule],
    columns: scheduleColumns,
    rows: entries.map((entry) => [
      entry.name,
      orUsually(rateOf(entry, site), entry, site),
      entry.goods,
      evidence(entry, site),
    ]),
  };
}
