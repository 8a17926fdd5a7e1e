import type { Forms } from '@/content/schema/forms';
import type { PriceWords } from '@/content/schema/price';
import type { ShillingRates } from '@/lib/calculator/shillings';
import type { Locale } from '@/lib/format/locale';
import type { PriceOrigin } from '@/lib/price/price-list';
import type { TicketEnd } from '@/lib/ticket/ticket';

/** Terms that all rates share. */
export type CalculatorRates = {
  /** Cubic centimeters per kilogram of volumetric weight. */
  divisor: number;
  /** The day from which the rates are valid: formatted, and for machines. */
  validAsOf: string;
  validFrom: string;
  source: string;
  /** The destination of every shipment. */
  destination: TicketEnd;
  currencyNote: string;
  notIncluded: readonly string[];
  /** Approximate exchange rates to shillings, and their date. */
  shillings: { asOf: string; day: string; perUnit: ShillingRates };
};

export type CalculatorWords = Forms['calculator'];

export type CalculatorProps = {
  locale: Locale;
  origins: readonly PriceOrigin[];
  tariff: CalculatorRates;
  words: CalculatorWords;
  price: Pick<PriceWords, 'parts' | 'byAir' | 'bySea' | 'quote'>;
  /** First entry of the list of origins. */
  choose: string;
  errorSummary: string;
  /** Whether the page says how the price works. */
  explains: boolean;
  /** Paths of the quote form, and of the tool that adds duty and taxes. */
  quoteHref: string;
  landedCostHref: string;
};
