import { words } from '@/content/interface';
import { fill } from '@/lib/text/fill';

/** An amount, ready to be read, as shillings: `50,000` as `TZS 50,000`. */
export const shillingText = (amount: string): string => fill(words.shillings, { amount });
