import type { Way } from '@/content/schema/customs';
import type { Tariff } from '@/lib/customs/landed-cost';
import type { Rate } from '@/lib/freight/air-freight';
import type { SeaPrice, Unit } from '@/lib/price/own-prices';
import type { PriceTerms } from '@/lib/price/shipment';

export const ENQUIRY_FIELDS = [
  'goods',
  'by',
  'origin',
  'value',
  'currency',
  'weight',
  'length',
  'width',
  'height',
  'freight',
  'town',
] as const;

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** What the fields contain: numbers as text, weight in kilograms, sides in centimeters. */
export type Enquiry = Readonly<Record<EnquiryField, string>>;

export const BAND_PREFIX = 'duty-';

export type GoodsChoice = {
  /** The value of the `goods` field: `laptops`, `cars.2`, `duty-finished`. */
  readonly id: string;
  readonly name: string;
  readonly tariff: Tariff;
  readonly unit?: Unit | undefined;
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
