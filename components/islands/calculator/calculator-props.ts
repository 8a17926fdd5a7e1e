import type { Forms } from '@/content/schema/forms';
import type { Rate } from '@/lib/calculator/estimate';
import type { Shillings } from '@/lib/calculator/shillings';

/** An airport's letters, and the city that it is known by. */
export type Airport = { code: string; city: string };

/** An origin with all that the calculator says about it. */
export type CalculatorOrigin = {
  /** The value of the `origin` field: `southKorea`. */
  value: string;
  name: string;
  /** The country as the quote form's list names it. */
  country: string;
  rate: Rate;
  airport: Airport;
  /** Time by air and by sea, ready to be read. */
  air: string;
  sea: string;
};

/** What all rates have in common. */
export type Tariff = {
  /** Cubic centimeters that count as one kilogram. */
  divisor: number;
  /** The day from which the rates hold, ready to be read, and as machines read it. */
  validAsOf: string;
  validFrom: string;
  source: string;
  /** Where every shipment goes. */
  destination: Airport;
  currencyNote: string;
  notIncluded: readonly string[];
  /** Approximate worth of the currencies in shillings, and the day it was looked up. */
  shillings: { asOf: string; day: string; perUnit: Shillings };
};

export type CalculatorWords = Forms['calculator'];

export type CalculatorProps = {
  origins: readonly CalculatorOrigin[];
  tariff: Tariff;
  words: CalculatorWords;
  /** First entry of the list of origins. */
  choose: string;
  /** Heading of the list of what must be mended. */
  errorSummary: string;
  /** Path of the quote form. */
  quoteHref: string;
};
