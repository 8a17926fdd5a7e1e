import type { Way } from '@/content/schema/customs';
import type { Tariff } from '@/lib/customs/landed-cost';
import type { Rate } from '@/lib/freight/air-freight';
import type { SeaPrice, Unit } from '@/lib/price/own-prices';
import type { PriceTerms, PriceThing } from '@/lib/price/shipment';

/** Price, weight and size are those of one piece. */
const THING_FIELDS = [
  'goods',
  'pieces',
  'value',
  'currency',
  'weight',
  'length',
  'width',
  'height',
  'volume',
] as const;
const SHIPMENT_FIELDS = ['by', 'origin', 'freight', 'town'] as const;

export type ThingField = (typeof THING_FIELDS)[number];
type ShipmentField = (typeof SHIPMENT_FIELDS)[number];
type MoreField = `${ThingField}${2 | 3 | 4}`;
export type EnquiryField = ThingField | ShipmentField | MoreField;

/** How many kinds of things a shipment can have. */
export const MOST_THINGS = 4;

/** The name of a field of the thing at this place, from 0: `goods`, `goods2`. */
export const fieldOf = (name: ThingField, place: number): EnquiryField =>
  place === 0 ? name : (`${name}${place + 1}` as MoreField);

const places = Array.from({ length: MOST_THINGS }, (_, place) => place);

export const ENQUIRY_FIELDS: readonly EnquiryField[] = [
  ...SHIPMENT_FIELDS,
  ...places.flatMap((place) => THING_FIELDS.map((name) => fieldOf(name, place))),
];

/** What the fields contain: numbers as text, weight in kilograms, sides in centimeters. */
export type Enquiry = Readonly<
  Record<ThingField | ShipmentField, string> & Partial<Record<MoreField, string>>
>;

export type EnquiryThing = Readonly<Record<ThingField, string>> & { readonly place: number };

/** The things of an enquiry: the first, and others that are chosen or have a price. */
export const thingsOf = (enquiry: Partial<Enquiry>): EnquiryThing[] =>
  places
    .map((place) => {
      const values = THING_FIELDS.map((name) => [name, enquiry[fieldOf(name, place)] ?? '']);
      return { ...(Object.fromEntries(values) as Record<ThingField, string>), place };
    })
    .filter(({ place, goods, value }) => place === 0 || goods !== '' || value !== '');

export const BAND_PREFIX = 'duty-';

export type GoodsChoice = {
  /** The value of the `goods` field: `laptops`, `cars.2`, `duty-finished`. */
  readonly id: string;
  readonly name: string;
  readonly tariff: Tariff;
  readonly unit?: Unit | undefined;
  /** What people usually send of it, and how. */
  readonly typical?: Pick<PriceThing, 'by' | 'value' | 'parcel'> | undefined;
  /** The way, by air or by sea, that is closed to these goods. */
  readonly refused?: Way | undefined;
  /** What the total excludes for these goods only. */
  readonly notIncluded?: string | undefined;
};

export type EnquiryTerms = PriceTerms & {
  readonly goods: readonly GoodsChoice[];
  readonly origins: readonly {
    readonly value: string;
    readonly rate: Rate;
    readonly seaPrice?: SeaPrice | undefined;
  }[];
};

export const wayOf = ({ by }: Pick<Enquiry, 'by'>): Way => (by === 'sea' ? 'sea' : 'air');
