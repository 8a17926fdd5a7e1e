import type { Money } from '@/content/schema/money';
import type { Parcel } from '@/lib/freight/air-freight';
import type { Consignment, PriceThing } from './shipment';

/** How a visitor says how much: pieces, kilograms, or cubic meters, which go by sea. */
export const AMOUNT_UNITS = ['pieces', 'kg', 'm3'] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];

/** The number as text. */
export type Amount = { readonly number: string; readonly unit: AmountUnit };

type Typical = Pick<PriceThing, 'by' | 'value' | 'parcel' | 'unit' | 'countable'>;

/** The largest price in any currency: more than any shipment, and exact in whole shillings. */
export const LARGEST_PRICE = 1_000_000_000;

const CENTIMETERS_IN_CUBIC_METER = 1_000_000;

/** Rounded decimal text without zeros at its end. */
const decimal = (value: number, places: number) => String(Number(value.toFixed(places)));

/** Cubic meters. */
export const volumeOf = ({ length, width, height }: Parcel): number =>
  (Number(length) * Number(width) * Number(height)) / CENTIMETERS_IN_CUBIC_METER;

/** How much the typical thing itself is. */
export const typicalAmount = ({ countable, unit, parcel }: Typical): Amount =>
  (countable ?? unit) ? { number: '1', unit: 'pieces' } : { number: parcel.weight, unit: 'kg' };

export function isTypical(thing: Typical, { number, unit }: Amount): boolean {
  const typical = typicalAmount(thing);
  return unit === typical.unit && Number(number) === Number(typical.number);
}

/** The smallest volume that is worth sending by sea on its own, in cubic meters. */
const SMALL_BY_SEA = 0.1;

/** Whether a consignment by sea is so small that it costs less together with others. */
export const isSmallBySea = ({
  by,
  unit,
  volume,
}: Pick<Typical, 'by' | 'unit'> & { readonly volume: string }): boolean =>
  by === 'sea' && !unit && Number(volume) < SMALL_BY_SEA;

/** The units that an amount of it can have. A barrel or a car has a price of its own. */
export const unitsOf = ({
  countable,
  unit,
  goesBySea,
}: Typical & { readonly goesBySea: boolean }): readonly AmountUnit[] =>
  AMOUNT_UNITS.filter(
    (each) => ({ pieces: countable ?? unit, kg: !unit, m3: goesBySea && !unit })[each],
  );

/** How many typical things make up an amount. */
function timesOf({ parcel }: Pick<Typical, 'parcel'>, { number, unit }: Amount): number {
  const of = { pieces: 1, kg: Number(parcel.weight), m3: volumeOf(parcel) }[unit];
  return Number(number) / of;
}

/** The same amount in another unit, as precisely as people say it; at least 0.1 cubic meters. */
export function inUnit(thing: Typical, amount: Amount, unit: AmountUnit): Amount {
  const times = timesOf(thing, amount);
  const { parcel } = thing;
  const number = {
    pieces: () => String(Math.max(1, Math.round(times))),
    kg: () => decimal(times * Number(parcel.weight), 1),
    m3: () => decimal(Math.max(0.1, times * volumeOf(parcel)), 1),
  }[unit]();
  return { number, unit };
}

/**
 * What an amount is usually worth: that of the typical thing, times the pieces or the volume. The
 * kilograms of a thing that is counted are those of its box, which is worth no more if it is heavier.
 */
export function worthOf(thing: Typical, amount: Amount): Money {
  const { value, countable, unit } = thing;
  const times = amount.unit === 'kg' && (countable ?? unit) ? 1 : timesOf(thing, amount);
  const worth = Number(value.amount) * times;
  return { amount: decimal(worth, Number.isInteger(times) ? 2 : 0), currency: value.currency };
}

/**
 * A thing in this amount, as a consignment. A typed weight is charged as typed, because its box is
 * not known; cubic meters go by sea, as a box of one meter by one meter.
 */
export function inAmount<Thing extends Typical>(
  thing: Thing,
  amount: Amount,
  value: Readonly<Money>,
): Thing & Pick<Consignment, 'pieces'> & { readonly volume: string } {
  const { parcel } = thing;
  const { number, unit } = amount;
  if (unit === 'pieces') {
    const volume = decimal(volumeOf(parcel) * Number(number), 4);
    return { ...thing, value, pieces: Number(number), volume };
  }
  const times = timesOf(thing, amount);
  const volume = volumeOf(parcel) * times;
  if (unit === 'm3') {
    const box = { length: '100', width: '100', height: decimal(volume * 100, 1) };
    const weight = decimal(times * Number(parcel.weight), 1);
    return { ...thing, by: 'sea', value, parcel: { weight, ...box }, volume: number };
  }
  return { ...thing, value, parcel: parcelOf(thing, number), volume: decimal(volume, 4) };
}

/**
 * The parcel of a thing with this weight. One that is not the thing's own is charged as typed,
 * because its box is not known.
 */
export const parcelOf = ({ parcel }: Pick<Typical, 'parcel'>, weight: string): Parcel =>
  Number(weight) === Number(parcel.weight)
    ? { ...parcel, weight }
    : { weight, length: '0', width: '0', height: '0' };
