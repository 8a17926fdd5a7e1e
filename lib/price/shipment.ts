import type { Way } from '@/content/schema/customs';
import type { Money } from '@/content/schema/money';
import type { CustomsRates, Tariff } from '@/lib/customs/landed-cost';
import type { Parcel, Rate } from '@/lib/freight/air-freight';
import type { ShillingRates } from '@/lib/money/shillings';
import type { OwnTerms, SeaPrice, Unit } from '@/lib/own-prices/own-prices';

/** A typical thing: what it costs in the shop, its box, and what customs charges on it. */
export type PriceThing = {
  /** The name of its file in `content/goods`: `smartphones`. */
  readonly id: string;
  /** How it is usually sent. By sea, only the charges are known: freight has no published price. */
  readonly by: Way;
  readonly value: Readonly<Money>;
  readonly parcel: Parcel;
  readonly unit?: Unit | undefined;
  /** Whether people ask how many, not how many kilograms. */
  readonly countable?: boolean | undefined;
  readonly tariff: Tariff;
};

/** What the price of every consignment is calculated with. */
export type PriceTerms = {
  readonly customs: CustomsRates;
  /** Shillings for one unit of each currency. */
  readonly perUnit: ShillingRates;
  /** Cubic centimeters that count as one kilogram. */
  readonly divisor: number;
  readonly own: OwnTerms;
};

/** Boxes of one kind in a shipment. */
export type Boxes = Pick<PriceThing, 'value' | 'parcel' | 'unit' | 'tariff'> & {
  /** How many: `value` is the price of all of them, `parcel` is one. Without it, one. */
  readonly pieces?: number | undefined;
};

export type Shipment = Pick<PriceThing, 'by'> & {
  readonly boxes: readonly Boxes[];
  readonly rate: Rate;
  /** Our price of sea freight from there, if the list has one. */
  readonly sea?: SeaPrice | undefined;
  /** Sea freight that the visitor was quoted, in place of ours. */
  readonly quoted?: Readonly<Money> | undefined;
  /** As typed. Without one, Dar es Salaam. */
  readonly town?: string;
};

export type Consignment = Omit<Shipment, 'boxes'> & Boxes;
