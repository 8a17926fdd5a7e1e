import type { Forms } from '@/content/schema/forms';
import type { Rate } from '@/lib/calculator/estimate';
import type { ShillingRates } from '@/lib/calculator/shillings';
import type { Locale } from '@/lib/format/locale';

/** An airport's code and city. */
export type Airport = { code: string; city: string };

/** An origin with everything that the calculator shows about it. */
export type CalculatorOrigin = {
  /** The value of the `origin` field: `southKorea`. */
  value: string;
  name: string;
  /** The country's name in the quote form's list. */
  country: string;
  rate: Rate;
  airport: Airport;
  /** Times by air and by sea, formatted. */
  air: string;
  sea: string;
};

/** Terms that all rates share. */
export type Tariff = {
  /** Cubic centimeters per kilogram of volumetric weight. */
  divisor: number;
  /** The day from which the rates are valid: formatted, and for machines. */
  validAsOf: string;
  validFrom: string;
  source: string;
  /** The destination of every shipment. */
  destination: Airport;
  currencyNote: string;
  notIncluded: readonly string[];
  /** Approximate exchange rates to shillings, and their date. */
  shillings: { asOf: string; day: string; perUnit: ShillingRates };
};

export type CalculatorWords = Forms['calculator'];

export type CalculatorProps = {
  locale: Locale;
  origins: readonly CalculatorOrigin[];
  tariff: Tariff;
  words: CalculatorWords;
  /** First entry of the list of origins. */
  choose: string;
  /** Heading of the error summary. */
  errorSummary: string;
  /** Path of the quote form. */
  quoteHref: string;
  /** Path of the tool that adds duty and taxes. */
  landedCostHref: string;
};
