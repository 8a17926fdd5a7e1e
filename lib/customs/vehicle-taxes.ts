import type { Money } from '@/content/schema/money';
import type { VehicleKind, VehicleLaw } from '@/content/schema/vehicle-tax';
import { sumOf } from '@/lib/money/number';
import { inShillings, type ShillingRates, toShillings } from '@/lib/money/shillings';
import { type ChargeLine, type CustomsRates, landedCost } from './landed-cost';

export type Vehicle = {
  readonly kind: VehicleKind;
  /** Cubic centimetres; 0 for an electric vehicle. */
  readonly engine: number;
  /** Whole years from the year of manufacture to the year of arrival. */
  readonly age: number;
  /** What customs values it at, with freight and insurance. */
  readonly value: Readonly<Money>;
};

export type VehicleTaxes = {
  /** Whole shillings, like all amounts. */
  readonly customsValue: number;
  readonly charges: readonly ChargeLine[];
  /** The entries of the excise schedule that apply, in the order of the charge's percentages. */
  readonly excise: readonly string[];
  readonly fees: readonly { id: string; name: string; how: string; amount: number }[];
  /** What is unconfirmed about this vehicle. */
  readonly cautions: readonly string[];
  readonly total: number;
  /** The part of the total that the port charges. */
  readonly toPort: number;
};

/** What is charged, in whole percent of the value. */
export const percentOfValue = ({ total, customsValue }: VehicleTaxes): number =>
  Math.round((100 * total) / customsValue);

type Vehicles = {
  readonly kinds: readonly VehicleKind[];
  readonly engine?: { readonly over?: number | undefined; readonly upTo?: number | undefined };
  readonly age?: { readonly from?: number | undefined; readonly to?: number | undefined };
};

const isAbout =
  ({ kind, engine, age }: Pick<Vehicle, 'kind' | 'engine' | 'age'>) =>
  ({ kinds, engine: { over = -1, upTo = Infinity } = {}, age: ages = {} }: Vehicles): boolean => {
    const { from = 0, to = Infinity } = ages;
    return kinds.includes(kind) && engine > over && engine <= upTo && age >= from && age <= to;
  };

/**
 * Everything that the state and the port charge on a vehicle by sea, without freight. The processing
 * fee is taken of the whole value, since the price without freight is not known.
 * Throws a RangeError as `landedCost` does.
 */
export function vehicleTaxes(
  vehicle: Vehicle,
  law: VehicleLaw,
  customs: CustomsRates,
  rates: ShillingRates,
): VehicleTaxes {
  const applies = isAbout(vehicle);
  const excise = law.excise.filter(applies).map(({ entry }) => entry);
  const { customsValue, charges } = landedCost(
    // The value has freight and insurance in it.
    {
      by: 'sea',
      goods: vehicle.value,
      freight: inShillings(0),
      isInsured: true,
      weight: '0',
      tariff: { duty: law.duty, excise },
    },
    customs,
    rates,
  );
  const fees = law.fees.flatMap(({ id, name, how, bands }) => {
    const band = bands.find(applies);
    return band ? [{ id, name, how, amount: toShillings(band.amount, rates) }] : [];
  });
  const sum = (lines: readonly { amount: number }[]) => sumOf(lines.map(({ amount }) => amount));
  return {
    customsValue,
    charges,
    excise,
    fees,
    cautions: law.cautions.filter(applies).map(({ text }) => text),
    total: sum(charges) + sum(fees),
    toPort: sum(charges.filter(({ billedBy }) => billedBy === 'port')),
  };
}
