import type { Table } from '@/content/schema/block';
import type { ScheduleEntry } from '@/content/schema/customs';
import type { VehicleTax } from '@/content/schema/vehicle-tax';
import { percentOfValue, type VehicleTaxes, vehicleTaxes } from '@/lib/customs/vehicle-taxes';
import { formatPrice, formatShillings } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { customsRates } from '@/lib/landed-cost/customs-rates';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { evidence, RATES } from './tables';
import { type VehicleLineWords, vehicleLines } from './vehicle-lines';

type Fee = VehicleTax['fees'][number];

export const vehicleLineWords = ({
  customs,
  landedCostTool,
  vehicleTax,
}: Pick<Site, 'customs' | 'landedCostTool' | 'vehicleTax'>): VehicleLineWords => ({
  share: landedCostTool.lines.share,
  excise: vehicleTax.lines.excise,
  // The price without freight is not known.
  amounts: { ...landedCostTool.amounts, goods: landedCostTool.amounts['customs-value'] },
  entries: Object.fromEntries(customs.schedules.excise.map(({ id, name }) => [id, name])),
});

const taxesOf = ({ customs, rates, vehicleTax }: Site, vehicle: VehicleTax['examples'][number]) =>
  vehicleTaxes(vehicle, vehicleTax, customsRates(customs), rates.shilling.perUnit);

/** A share of the value in whole percent: `76%`. */
const shareOf = (taxes: VehicleTaxes, locale: Site['locale']): string =>
  formatPercent(percentOfValue(taxes), locale);

function typicalRow(site: Site, example: VehicleTax['examples'][number]) {
  const { typical } = site.vehicleTax;
  const taxes = taxesOf(site, example);
  const older = taxesOf(site, { ...example, age: example.age + 1 });
  const text = older.total === taxes.total ? typical.pays : typical.afterNewYear;
  const pays = fill(text, {
    amount: formatNumber(taxes.total, site.locale),
    value: formatPrice(example.value, site.locale),
    percent: shareOf(older, site.locale),
  });
  return [example.name, shareOf(taxes, site.locale), pays];
}

/** What typical vehicles pay, as a share of their value, and once they are a year older; by kind. */
export function typicalVehicles(site: Site) {
  const { examples, typical } = site.vehicleTax;
  return typical.groups.map(({ name, kinds }) => {
    const group = examples.filter(({ kind }) => kinds.includes(kind));
    const shares = group.map((example) => percentOfValue(taxesOf(site, example)));
    const [from, to] = [Math.min(...shares), Math.max(...shares)];
    const range = fill(typical.range, {
      from: formatPercent(from, site.locale),
      to: formatPercent(to, site.locale),
    });
    const rows = group.map((example) => typicalRow(site, example));
    const table: Table = { caption: name, columns: typical.columns, rows };
    return { from, to, range, table };
  });
}

/** The typical vehicle that is shown by line. Throws if there is none. */
function exampleOf({ vehicleTax: { examples, lineByLine } }: Site) {
  const example = examples[lineByLine];
  if (!example) throw new Error('content/vehicle-tax.ts has no such example to show by line');
  return example;
}

/** The taxes on one vehicle by its age, below what it costs itself. */
export function vehicleAges(site: Site): Table {
  const { caption, columns, price, groups, larger, share } = site.vehicleTax.ages;
  const example = exampleOf(site);
  const rows = groups.map(({ name, age }) => {
    const taxes = taxesOf(site, { ...example, age });
    const percent = shareOf(taxes, site.locale);
    const ofLarger = shareOf(taxesOf(site, { ...example, age, engine: larger }), site.locale);
    const shares = fill(share, { percent, larger: ofLarger });
    return [name, formatShillings(taxes.total, site.locale), shares];
  });
  const { customsValue } = taxesOf(site, example);
  const itself = [
    price,
    formatShillings(customsValue, site.locale),
    formatPrice(example.value, site.locale),
  ];
  return { caption, columns, rows: [itself, ...rows], objects: ['cars'] };
}

export function vehicleLineByLine(site: Site): Table {
  const { lines, result } = site.vehicleTax;
  const example = exampleOf(site);
  const taxes = taxesOf(site, example);
  const rows = vehicleLines(taxes, vehicleLineWords(site), site.locale).map(
    ({ id, label, how, amount, isCharge }) => [
      label,
      formatNumber(amount, site.locale),
      `${how}. [${lines.source}](${isCharge ? `help/customs-sources#${id}` : `#${id}`})`,
    ],
  );
  const share = fill(result.share, { percent: shareOf(taxes, site.locale) });
  return {
    caption: `${example.name}, ${formatPrice(example.value, site.locale)}`,
    columns: lines.columns,
    onPhones: 'opening',
    kinds: ['figures', 'text'],
    rows: [
      ...rows,
      [`${lines.total}, ${share}`, `**${formatNumber(taxes.total, site.locale)}**`, ''],
    ],
  };
}

/** The amounts of a fee: by the engine, or by the kind of vehicle. */
function amountsOf({ locale, vehicleTax: { kinds, rates } }: Site, { bands }: Fee): string {
  return bands
    .map(({ kinds: of, engine: { over = 0, upTo } = {}, amount: price }) => {
      const amount = formatPrice(price, locale);
      if (upTo !== undefined) return fill(rates.upTo, { amount, cc: formatNumber(upTo, locale) });
      if (over > 0) return fill(rates.over, { amount, cc: formatNumber(over, locale) });
      return fill(rates.flat, { amount, kinds: of.map((kind) => kinds[kind]).join(', ') });
    })
    .join('; ');
}

/**
 * The rates that depend on the vehicle, those that depend on its age, and fixed fees, each with its
 * source.
 */
export function vehicleRates(site: Site): [Table, Table, Table] {
  const { customs, locale, vehicleTax } = site;
  const { fees, rates } = vehicleTax;
  const ofAge = (byAge: boolean) => {
    const used = new Set(
      vehicleTax.excise.filter(({ age }) => Boolean(age) === byAge).map(({ entry }) => entry),
    );
    return customs.schedules.excise.filter(({ id }) => used.has(id));
  };
  const duty = customs.schedules.duty
    .filter(({ id }) => id === vehicleTax.duty)
    .map((entry) => ({
      ...entry,
      name: customs.charges.find(({ id }) => id === 'import-duty')?.name ?? '',
      goods: rates.dutyFor,
    }));
  const table = (caption: string, entries: readonly ScheduleEntry[]): Table => ({
    caption,
    columns: rates.columns,
    onPhones: 'opening',
    kinds: RATES,
    ids: entries.map(({ id }) => id),
    rows: entries.map((entry) => [
      entry.name,
      formatPercent(entry.percent, locale),
      entry.goods,
      evidence(site, entry),
    ]),
  });
  return [
    table(rates.caption, [...duty, ...ofAge(false)]),
    table(rates.byAge, ofAge(true)),
    {
      caption: rates.fees,
      columns: rates.columns,
      onPhones: 'opening',
      ids: fees.map(({ id }) => id),
      rows: fees.map((fee) => [fee.name, amountsOf(site, fee), fee.how, evidence(site, fee)]),
    },
  ];
}
