import type { PriceWords } from '@/content/schema/price';
import type { CalculatorMessages } from '@/lib/calculator/validate';
import type { MoneyLanguage } from '@/lib/format/locale';
import type { PriceCardContent, PriceQuestion } from '@/lib/price/price-card';
import type { TicketEnd, TicketFact } from '@/lib/ticket/ticket';
import type { Choice } from '../tool/fields';

export type PriceProps = {
  locale: MoneyLanguage;
  /** Path of the price list. */
  list: string;
  /** Empty where the page is about one. */
  origins: readonly Choice[];
  /** Names of the popular ones, which head the list; empty where the page is about one. */
  goods: readonly string[];
  /** What the card starts with, and its answer. */
  first: PriceQuestion & { readonly card: PriceCardContent & { facts: readonly TicketFact[] } };
  destination: TicketEnd;
  words: PriceWords;
  messages: CalculatorMessages;
  /** What the total leaves out, and the day of its rates. */
  foot: Readonly<Record<'withClearance' | 'withoutClearance', string>>;
  /** Paths of the quote form, the tool with every line, and the prices from all countries. */
  hrefs: { quote: string; lines: string; others: string | undefined };
};
