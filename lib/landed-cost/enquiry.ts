import type { Way } from '@/content/schema/customs';
import type { Tariff } from '@/lib/customs/landed-cost';
import type { Rate } from '@/lib/freight/air-freight';
import type { SeaPrice, Unit } from '@/lib/own-prices/own-prices';
import type { PriceTerms, PriceThing } from '@/lib/price/shipment';

/** Price, weight and size are those of one piece. */
export const THING_FIELDS = [
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
export type EnquiryField = ThingField | (typeof SHIPMENT_FIELDS)[number] | `${ThingField}${number}`;

export const MOST_THINGS = 4;

/** The name of a field of the thing at this place, from 0: `goods`, `goods2`. */
export const fieldOf = (name: ThingField, place: number): EnquiryField =>
  place === 0 ? name : `${name}${place + 1}`;

const places = Array.from({ length: MOST_THINGS }, (_, place) => place);

export const ENQUIRY_FIELDS: readonly EnquiryField[] = [
  ...SHIPMENT_FIELDS,
  ...places.flatMap((place) => THING_FIELDS.map((name) => fieldOf(name, place))),
];

/** What the fields of the form and of an address contain. */
export type EnquiryFields = { readonly [Name in EnquiryField]?: string };

export type EnquiryThing = Readonly<Record<ThingField, string>> & { readonly place: number };

/** Numbers as text, weight in kilograms, sides in centimeters. What is left open is empty. */
export type Enquiry = {
  readonly by: Way;
  readonly origin: string;
  readonly freight: string;
  readonly town: string;
  /** The first, and others that are chosen or have a price. */
  readonly things: readonly EnquiryThing[];
};

/** Decimal text with a zero where the number field left it out: `.5` is `0.5`. */
const number = (text = '') => text.trim().replace(/^\./, '0.');

function thingAt(fields: EnquiryFields, place: number): EnquiryThing {
  // Neither goods nor currencies begin with a point.
  const values = THING_FIELDS.map((name) => [name, number(fields[fieldOf(name, place)])]);
  return { place, ...(Object.fromEntries(values) as Record<ThingField, string>) };
}

/** Parses the fields, once: everything that calculates reads the result. */
export const enquiryOf = (fields: EnquiryFields): Enquiry => ({
  by: fields.by === 'sea' ? 'sea' : 'air',
  origin: fields.origin ?? '',
  freight: number(fields.freight),
  town: fields.town ?? '',
  things: places
    .map((place) => thingAt(fields, place))
    .filter(({ place, goods, value }) => place === 0 || goods !== '' || value !== ''),
});

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

/** Whether a choice is a duty band, which does not name the goods. */
export const isBand = ({ id }: Pick<GoodsChoice, 'id'>): boolean => id.startsWith(BAND_PREFIX);

export type EnquiryTerms = PriceTerms & {
  readonly goods: readonly GoodsChoice[];
  readonly origins: readonly {
    readonly value: string;
    readonly rate: Rate;
    readonly seaPrice?: SeaPrice | undefined;
  }[];
};
