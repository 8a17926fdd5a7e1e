import type { Table } from '@/content/schema/block';
import type { Charge, Customs, ScheduleEntry, ScheduleName } from '@/content/schema/customs';
import type { SectionOf } from '@/content/schema/section';
import { formatPrice, formatPricePerKilogram } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { costsFrom } from '@/lib/price/goods-costs';
import { leftOutOf } from '@/lib/price/own-prices';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';

/** By air, the first item of each example that flies. Throws for unknown goods and origins. */
type CostExamples = NonNullable<SectionOf<'table'>['examples']>;

export function examplesTable(site: Site, examples: CostExamples): Table {
  const { caption, columns, item: itemText, total } = site.landedCostTool.examples;
  const rows = examples.flatMap(({ goods: slug, origin }) => {
    const goods = site.goodsBySlug(slug);
    if (goods && goods.language !== site.language) return [];
    const item = goods?.page.items.find(({ by }) => by === 'air');
    if (!goods || !item) throw new Error(`content/goods/ has no "${slug}" with an item by air`);
    const route = site.routeBySlug(origin);
    const [cost] = costsFrom(item, goods.page.tariff, [route], site);
    if (!cost) throw new Error(`no cost from "${origin}"`);
    return [
      [
        fill(itemText, { item: item.name, price: formatPrice(item.value, site.locale) }),
        `[${route.page.name}](${route.id})`,
        formatNumber(cost.freight, site.locale),
        formatNumber(cost.charged, site.locale),
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
export function examplesNote(site: Site, { note }: SectionOf<'table'>): string {
  const leftOut = leftOutOf(site, site.ownPrices.clearance?.parcel !== undefined);
  return [leftOut, site.rates.deliveryCounted, note].filter(Boolean).join(' ');
}

type Cited = Pick<Charge, 'law' | 'sources' | 'toConfirm'>;

/** The law and the sources; if unconfirmed, whom to ask. */
function evidence(
  { customs, landedCostTool: { rates } }: Site,
  { law, sources: ids, toConfirm }: Cited,
): string {
  const sources = ids.flatMap((id) => customs.sources[id] ?? []);
  const links = sources.map(({ name, url }) => `[${name}](${url})`).join('; ');
  return `${law}. ${links}.${toConfirm ? ` ${rates.toConfirm}` : ''}`;
}

const orUsually = (site: Site, text: string, { usually }: { usually?: true | undefined }) =>
  usually ? fill(site.landedCostTool.rates.usually, { percent: text }) : text;

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
      ? orUsually(site, formatPercent(charge.rate.percent, site.locale), charge)
      : bySchedule,
    charge.base.map((name) => names[name]).join(' + '),
    evidence(site, charge),
  ]);
  return { caption, columns, rows, ids: customs.charges.map(({ id }) => id) };
}

function rateOf({ landedCostTool, locale }: Site, { percent, perKilogram }: ScheduleEntry): string {
  const text = formatPercent(percent, locale);
  if (!perKilogram) return text;
  const price = formatPricePerKilogram(perKilogram, locale);
  return fill(landedCostTool.rates.orPerKilogram, { percent: text, price });
}

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
      evidence(site, relief),
    ]),
  };
}

export function scheduleTable(site: Site, schedule: ScheduleName): Table {
  const { scheduleCaptions, scheduleColumns } = site.landedCostTool.rates;
  const entries: Customs['schedules'][ScheduleName] = site.customs.schedules[schedule];
  return {
    caption: scheduleCaptions[schedule],
    columns: scheduleColumns,
    rows: entries.map((entry) => [
      entry.name,
      orUsually(site, rateOf(site, entry), entry),
      entry.goods,
      evidence(site, entry),
    ]),
  };
}
