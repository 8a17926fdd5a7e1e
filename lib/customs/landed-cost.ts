import type { Charge, Customs, ScheduleEntry, ScheduleName, Way } from '@/content/schema/customs';
import type { Money } from '@/content/schema/money';
import { sumOf } from '@/lib/money/number';
import { percentOf, perKilogram, type ShillingRates, toShillings } from '@/lib/money/shillings';

export type Shipment = {
  readonly by: Way;
  readonly goods: Readonly<Money>;
  readonly freight: Readonly<Money>;
  /** Whether these prices include insurance. Otherwise customs assumes a share of the value. */
  readonly isInsured?: boolean;
  /** Actual weight in kilograms, as text. */
  readonly weight: string;
  readonly tariff: Tariff;
};

/** What a shipment costs in total: amounts in whole shillings, which add up to the total. */
export type LandedCost = {
  /** Undefined for things that their owner already has: they cost nothing more. */
  readonly goods: number | undefined;
  readonly freight: number;
  /** The value on which customs assesses duty; not itself part of the total. */
  readonly customsValue: number;
  readonly charges: readonly ChargeLine[];
  readonly total: number;
};

/**
 * The cost of goods at the door: price, freight, every charge; our own fees come on top.
 * Each line is rounded once, to the nearest shilling (see `roundToShilling`).
 * Throws a RangeError for an amount that is not a number, a currency without a rate, and an entry or
 * relief that is not in the customs content.
 *
 * @param rates shillings for one unit of each currency
 */
export function landedCost(
  shipment: Shipment,
  customs: CustomsRates,
  rates: ShillingRates,
): LandedCost {
  const value = toShillings(shipment.goods, rates);
  const goods = areOwned(shipment.tariff, customs) ? undefined : value;
  const freight = toShillings(shipment.freight, rates);
  const customsValue = customsValueOf(shipment, { goods: value, freight }, customs);
  const given = { goods: value, freight, 'customs-value': customsValue };
  const charges = chargeLines(shipment, given, customs, rates);
  const charged = sumOf(charges.map(({ amount }) => amount));
  const total = (goods ?? 0) + freight + charged;
  return { goods, freight, customsValue, charges, total };
}

/** The sum that the law defines for this mode of transport. */
function customsValueOf(
  { by, isInsured }: Shipment,
  { goods, freight }: Record<'goods' | 'freight', number>,
  { value }: CustomsRates,
): number {
  const counted = value[by];
  const price =
    (counted.includes('goods') ? goods : 0) + (counted.includes('freight') ? freight : 0);
  const isAssumed = counted.includes('insurance') && !isInsured;
  return isAssumed ? price + percentOf(price, value.assumedInsurance) : price;
}

/** Amounts in whole shillings, by their names in `base`. */
type Amounts = Readonly<Record<string, number>>;

export type ChargeLine = {
  readonly id: string;
  readonly name: string;
  readonly billedBy: Charge['billedBy'];
  /** Whole shillings. */
  readonly amount: number;
  /** Percent as text: one rate for each entry of a schedule, one for a common rate. */
  readonly percents: readonly string[];
  /** The names of the amounts that the charge is based on, and their sum. */
  readonly base: { readonly names: readonly string[]; readonly amount: number };
  /** Set if the minimum per kilogram exceeded the percentage. */
  readonly byWeight?: true;
  /** The id of the relief that waived the charge; the amount is then 0. */
  readonly relief?: string;
};

/**
 * All charges on a shipment in the order of the content, each on the amounts that its base lists
 * and on no other. Charges from a schedule that the goods are not in are left out.
 */
function chargeLines(
  shipment: Shipment,
  given: Amounts,
  customs: CustomsRates,
  rates: ShillingRates,
): ChargeLine[] {
  const amounts: Record<string, number> = { ...given };
  return customs.charges.flatMap((charge) => {
    const line = lineFor(charge, shipment, amounts, customs, rates);
    amounts[charge.id] = line?.amount ?? 0;
    return line ? [line] : [];
  });
}

function lineFor(
  charge: CustomsRates['charges'][number],
  { by, tariff, weight }: Shipment,
  amounts: Amounts,
  customs: CustomsRates,
  rates: ShillingRates,
): ChargeLine | undefined {
  const entries = 'schedule' in charge.rate ? entriesOf(tariff, charge.rate.schedule, customs) : [];
  const percents =
    'percent' in charge.rate ? [charge.rate.percent] : entries.map(({ percent }) => percent);
  if (!charge.by.includes(by) || percents.length === 0) return undefined;
  const base = { names: charge.base, amount: baseOf(charge.base, amounts) };
  const line = { id: charge.id, name: charge.name, billedBy: charge.billedBy, percents, base };
  const relief = reliefFrom(charge.id, tariff, customs);
  if (relief) return { ...line, amount: 0, relief };
  const byPercent = percentOf(base.amount, ...percents);
  const byWeight = sumOf(
    entries.map(({ perKilogram: price }) => (price ? perKilogram(price, weight, rates) : 0)),
  );
  return byWeight > byPercent
    ? { ...line, amount: byWeight, byWeight: true }
    : { ...line, amount: byPercent };
}

function baseOf(names: readonly string[], amounts: Amounts): number {
  return sumOf(
    names.map((name) => {
      const amount = amounts[name];
      if (amount === undefined) throw new RangeError(`no amount is called "${name}"`);
      return amount;
    }),
  );
}

type RateEntry = Pick<ScheduleEntry, 'id' | 'percent' | 'perKilogram'>;

/** The customs content that a cost depends on, without sources, laws and descriptions. */
export type CustomsRates = {
  readonly value: Pick<Customs['value'], Way | 'assumedInsurance'>;
  readonly schedules: Readonly<Record<ScheduleName, readonly RateEntry[]>>;
  readonly charges: readonly Pick<Charge, 'id' | 'name' | 'billedBy' | 'rate' | 'base' | 'by'>[];
  readonly reliefs: readonly Pick<Customs['reliefs'][number], 'id' | 'charges' | 'forOwnThings'>[];
};

/** What goods are charged as: entries of the schedules and reliefs, by their ids. */
export type Tariff = {
  readonly duty: string;
  /** More than one where rates add up, as engine size and age of a car do. */
  readonly excise?: readonly string[] | undefined;
  readonly industrial?: string | undefined;
  readonly reliefs?: readonly string[] | undefined;
};

/** Empty if no entry applies. Throws a RangeError for an id that the schedule does not have. */
function entriesOf(
  { duty, excise = [], industrial }: Tariff,
  schedule: ScheduleName,
  { schedules }: Pick<CustomsRates, 'schedules'>,
): RateEntry[] {
  const ids = { duty: [duty], excise, industrial: industrial ? [industrial] : [] }[schedule];
  return ids.map((id) => {
    const entry = schedules[schedule].find((other) => other.id === id);
    if (!entry) throw new RangeError(`the ${schedule} schedule has no "${id}"`);
    return entry;
  });
}

const areOwned = ({ reliefs = [] }: Tariff, customs: Pick<CustomsRates, 'reliefs'>) =>
  customs.reliefs.some(({ id, forOwnThings }) => forOwnThings && reliefs.includes(id));

/** The relief that waives this charge, if any. Throws a RangeError for an unknown one. */
function reliefFrom(
  charge: string,
  { reliefs = [] }: Tariff,
  customs: Pick<CustomsRates, 'reliefs'>,
): string | undefined {
  return reliefs.find((id) => {
    const relief = customs.reliefs.find((other) => other.id === id);
    if (!relief) throw new RangeError(`there is no relief "${id}"`);
    return relief.charges.includes(charge);
  });
}
