import type { InterfaceWords } from '@/content/schema/site-content';
import { fill } from '@/lib/text/fill';

/** The labels that facts are written with. */
export type FactWords = Pick<InterfaceWords, 'numerals' | 'balance' | 'shillings'>;

/** A formatted amount in shillings: `50,000` as `TZS 50,000`. */
export const shillingText = (amount: string, words: Pick<FactWords, 'shillings'>): string =>
  fill(words.shillings, { amount });
