import type { ReactNode } from 'react';
import type { HeroPriceWords } from '@/content/schema/hero-price';
import type { CalculatorMessages } from '@/lib/calculator/validate';
import type { MoneyLanguage } from '@/lib/format/locale';
import type { PriceOrigin, PriceTerms, PriceThing } from '@/lib/ticket/price-ticket';

export type HeroPriceProps = {
  locale: MoneyLanguage;
  origins: readonly (PriceOrigin & { country: string })[];
  /** The origin of the example that is shown first. */
  first: string;
  things: readonly PriceThing[];
  terms: PriceTerms;
  words: HeroPriceWords;
  messages: CalculatorMessages;
  /** Introduces the countries. */
  intro: string;
  /** From when the rates are valid, in words and as an ISO date. */
  valid: string;
  validFrom: string;
  toolsHref: string;
  quoteHref: string;
  /** The printed example of each origin, of which the address or `first` shows one. */
  examples: ReactNode;
};
