import type { VehicleKind, VehicleTax } from '@/content/schema/vehicle-tax';
import type { Vehicle } from '@/lib/customs/vehicle-taxes';
import { numberOf } from '@/lib/money/number';
import { currenciesOf, type ShillingRates } from '@/lib/money/shillings';
import { fill } from '@/lib/text/fill';
import { valueError } from './enquiry-errors';

export const VEHICLE_FIELDS = ['kind', 'year', 'arrival', 'engine', 'value', 'currency'] as const;

type VehicleField = (typeof VEHICLE_FIELDS)[number];

/** What the fields contain: numbers as text, the engine as the largest of its choice. */
export type VehicleEnquiry = Readonly<Record<VehicleField, string>>;

type VehicleErrors = { readonly [Name in VehicleField]?: string };

type Messages = VehicleTax['messages'] & { readonly unclear: string };

type Choices = {
  readonly kinds: VehicleTax['kinds'];
  readonly engines: VehicleTax['engines'];
  readonly perUnit: ShillingRates;
  readonly thisYear: number;
};

const FIRST_YEAR = 1950;

/** The years in which a vehicle that is bought now can land: this one and the next. */
export const arrivalYears = (thisYear: number): readonly number[] => [thisYear, thisYear + 1];

/** The year of arrival; this year for an address without one, or with one that has passed. */
export const arrivalOf = ({ arrival }: Pick<VehicleEnquiry, 'arrival'>, thisYear: number): number =>
  arrivalYears(thisYear).find((year) => String(year) === arrival) ?? thisYear;

/** An enquiry from an address, with a year of arrival that the field has. */
export const withArrival = (
  shared: Partial<VehicleEnquiry>,
  thisYear: number,
): Partial<VehicleEnquiry> => ({
  ...shared,
  arrival: String(arrivalOf({ arrival: shared.arrival ?? '' }, thisYear)),
});

const isKind = (kind: string, { kinds }: Pick<Choices, 'kinds'>): kind is VehicleKind =>
  Object.hasOwn(kinds, kind);

function yearError(year: string, last: number, { year: message }: Messages): string | undefined {
  const isYear = /^\d{4}$/.test(year) && numberOf(year) >= FIRST_YEAR && numberOf(year) <= last;
  return isYear ? undefined : fill(message, { first: String(FIRST_YEAR), last: String(last) });
}

/** Finds what prevents an enquiry from being calculated. An empty object means: nothing. */
export function vehicleErrors(
  enquiry: VehicleEnquiry,
  choices: Choices,
  messages: Messages,
): VehicleErrors {
  const { engines, perUnit, thisYear } = choices;
  const { kind, year, engine, value, currency } = enquiry;
  const found = {
    kind: isKind(kind, choices) ? undefined : messages.kind,
    year: yearError(year, arrivalOf(enquiry, thisYear), messages),
    engine: engines.some(({ cc }) => String(cc) === engine) ? undefined : messages.engine,
    value: valueError(value, messages),
    currency: currenciesOf(perUnit).includes(currency) ? undefined : messages.currency,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message));
}

/** The vehicle of an enquiry. Throws a RangeError for one that has errors. */
export function vehicleOf(enquiry: VehicleEnquiry, choices: Choices): Vehicle {
  const { kind, engine, year, value, currency } = enquiry;
  if (!isKind(kind, choices)) throw new RangeError('the enquiry names no kind of vehicle');
  return {
    kind,
    engine: numberOf(engine),
    age: arrivalOf(enquiry, choices.thisYear) - numberOf(year),
    value: { amount: value.replace(/^\./, '0.'), currency },
  };
}
