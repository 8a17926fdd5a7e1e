import type { ColumnKind, Table } from '@/content/schema/block';
import type { Charge, Customs, ScheduleEntry, ScheduleName } from '@/content/schema/customs';
import type { Money } from '@/content/schema/money';
import type { ObjectName } from '@/content/schema/picture';
import type { Shows } from '@/content/schema/section-reading';
import { type DollarRange, feeOf, storageOf } from '@/lib/customs/port-storage';
import { formatDollars, formatPrice, formatPricePerKilogram } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { fromShillings, toShillings } from '@/lib/money/shillings';
import { costsFrom } from '@/lib/price/goods-costs';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';

/** A table whose rows are shown as tickets: the cells in between add up to the total in the last column. */
export type TicketTable = Omit<Table, 'objects'> & {
  objects: (ObjectName | undefined)[];
  /** How many times the first cell each total is. */
  times: string[];
};

/** By air, the first item of each example that flies. Throws for unknown goods and origins. */
type CostExamples = Extract<Shows, { byAir: unknown }>['byAir'];

export function examplesTable(site: Site, examples: CostExamples): TicketTable {
  const { caption, columns, item: itemText, total, times } = site.landedCostTool.examples;
  const { perUnit } = site.rates.shilling;
  const rows = examples.flatMap(({ goods: slug, origin }) => {
    const goods = site.goodsBySlug(slug);
    if (goods && goods.language !== site.language) return [];
    const item = goods?.page.items.find(({ by }) => by === 'air');
    if (!goods || !item) throw new Error(`content/goods/ has no "${slug}" with an item by air`);
    const route = site.routeBySlug(origin);
    const [cost] = costsFrom(item, goods.page.tariff, [route], site);
    if (!cost) throw new Error(`no cost from "${origin}"`);
    const value = toShillings(item.value, perUnit);
    return [
      {
        object: goods.page.object,
        times: fill(times, { factor: formatNumber((cost.total / value).toFixed(1), site.locale) }),
        row: [
          fill(itemText, { item: item.name, price: formatPrice(item.value, site.locale) }),
          `[${route.page.name}](${route.id})`,
          formatNumber(value, site.locale),
          formatNumber(cost.total - cost.charged - value, site.locale),
          formatNumber(cost.charged, site.locale),
          fill(total, {
            shillings: formatNumber(cost.total, site.locale),
            asPriced: formatPrice(
              fromShillings(cost.total, item.value.currency, perUnit),
              site.locale,
            ),
          }),
        ],
      },
    ];
  });
  return {
    caption,
    columns,
    times: rows.map((row) => row.times),
    rows: rows.map(({ row }) => row),
    objects: rows.map(({ object }) => object),
  };
}

/** Which delivery the totals count, then the section's own note; the tool above says what they leave out. */
export const examplesNote = (site: Site, note: string | undefined): string =>
  [site.rates.deliveryCounted, note].filter(Boolean).join(' ');

type Cited = Pick<Charge, 'law' | 'sources' | 'toConfirm'>;

/** The law and the sources; if unconfirmed, whom to ask. */
export function evidence(
  { customs, landedCostTool: { rates } }: Site,
  { law, sources: ids, toConfirm }: Cited,
): string {
  const sources = ids.flatMap((id) => customs.sources[id] ?? []);
  const links = sources.map(({ name, url }) => `[${name}](${url})`).join('; ');
  return `${law}. ${links}.${toConfirm ? ` ${rates.toConfirm}` : ''}`;
}

const orUsually = (site: Site, text: string, { usually }: { usually?: true | undefined }) =>
  usually ? fill(site.landedCostTool.rates.usually, { percent: text }) : text;

/** The columns after the name of a charge: its rate, and two texts. */
export const RATES: ColumnKind[] = ['figures', 'text', 'text'];

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
  return {
    caption,
    columns,
    rows,
    ids: customs.charges.map(({ id }) => id),
    onPhones: 'opening',
    kinds: RATES,
  };
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
    onPhones: 'opening',
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
    onPhones: 'opening',
    // Bands of duty can be a price per kilogram as well.
    kinds: schedule === 'duty' ? undefined : RATES,
    rows: entries.map((entry) => [
      entry.name,
      orUsually(site, rateOf(site, entry), entry),
      entry.goods,
      evidence(site, entry),
    ]),
  };
}

/** Days after landing for which storage is worked out, besides the free ones. */
const DAYS = [7, 10, 15, 30];

/** What handling and storage cost, by container and by tonne: the last book read, with its rise. */
export function portStorageTable({ customs: { port }, landedCostTool, locale }: Site): Table {
  const words = landedCostTool.port.storage;
  const shown = ({ from, to }: DollarRange) =>
    fill(words.range, { from: formatDollars(from, locale), to: formatDollars(to, locale) });
  const row = (label: string, cell: (unit: (typeof port.units)[number]) => string) => [
    label,
    ...port.units.map(cell),
  ];
  const fee = (price: Money | undefined) => (price ? shown(feeOf(price, port)) : words.none);
  return {
    caption: words.caption,
    columns: words.columns,
    onPhones: 'columns',
    kinds: port.units.map(() => 'figures'),
    rows: [
      row(words.handling, ({ handling }) => fee(handling)),
      row(words.unpacking, ({ unpacking }) => fee(unpacking)),
      ...[port.freeDays, ...DAYS].map((days) =>
        row(fill(words.days, { days: formatNumber(days, locale) }), ({ storage }) => {
          const cost = storageOf(storage, days, port);
          return cost ? shown(cost) : words.free;
        }),
      ),
    ],
  };
}
