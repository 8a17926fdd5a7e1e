import type { Way } from '@/content/schema/customs';
import type { Money } from '@/content/schema/money';
import {
  fromShillings,
  percentOf,
  type ShillingRates,
  toShillings,
} from '@/lib/calculator/shillings';
import { areOwned, type ChargeLine, type CustomsRates, chargeLines, type Tariff } from './charges';

export type Shipment = {
  readonly by: Way;
  readonly goods: Readonly<Money>;
  readonly freight: Readonly<Money>;
  /** The price of the insurance. Without one, customs assumes a share of the value. */
  readonly insurance?: Readonly<Money> | undefined;
  /** Our fee for customs clearance. */
  readonly clearance?: Readonly<Money> | undefined;
  readonly delivery?: Readonly<Money> | undefined;
  /** Actual weight in kilograms, as text. */
  readonly weight: string;
  readonly tariff: Tariff;
};

/** What a shipment costs in total: amounts in whole shillings, which add up to the total. */
export type LandedCost = {
  /** Undefined for things that their owner already has: they cost nothing more. */
  readonly goods: number | undefined;
  readonly freight: number;
  /** What was paid for insurance; 0 where none was bought. */
  readonly insurance: number;
  readonly clearance: number;
  readonly delivery: number;
  /** The value on which customs assesses duty; not itself part of the total. */
  readonly customsValue: number;
  readonly charges: readonly ChargeLine[];
  readonly total: number;
  /** The total, converted back into the currency of the freight. */
  readonly totalAtOrigin: Money;
};

/**
 * The cost of goods at the door: price, freight, insurance, every charge, delivery.
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
  const inShillings = (money: Readonly<Money> | undefined) =>
    money ? toShillings(money, rates) : 0;
  const value = inShillings(shipment.goods);
  const goods = areOwned(shipment.tariff, customs) ? undefined : value;
  const freight = inShillings(shipment.freight);
  const insurance = inShillings(shipment.insurance);
  const clearance = inShillings(shipment.clearance);
  const delivery = inShillings(shipment.delivery);
  const customsValue = customsValueOf(shipment, { goods: value, freight, insurance }, customs);
  const given = { goods: value, freight, insurance, 'customs-value': customsValue };
  const charges = chargeLines(shipment, given, customs, rates);
  const charged = charges.reduce((sum, { amount }) => sum + amount, 0);
  const total = (goods ?? 0) + freight + insurance + charged + clearance + delivery;
  const totalAtOrigin = fromShillings(total, shipment.freight.currency, rates);
  return {
    ...{ goods, freight, insurance, clearance, delivery, customsValue, charges },
    ...{ total, totalAtOrigin },
  };
}

type Parts = Readonly<Record<'goods' | 'freight' | 'insurance', number>>;

/** The sum that the law defines for this mode of transport; assumes insurance if none was bought. */
function customsValueOf(
  { by, insurance }: Shipment,
  parts: Parts,
  { value }: CustomsRates,
): number {
  const counted = value[by];
  const amountOf = (part: keyof Parts) => (counted.includes(part) ? parts[part] : 0);
  const price = amountOf('goods') + amountOf('freight');
  const assumed = counted.includes('insurance') ? percentOf(price, value.assumedInsurance) : 0;
  return price + (insurance ? amountOf('insurance') : assumed);
}
