import type { Money } from '@/content/schema/money';
import type { Page } from '@/content/schema/page';
import type { Rates } from '@/content/schema/rates';

/** The lowest published price of what a page sells, if it has one. */
export const lowestPrice = (
  { priceFrom, priceFromRate }: Pick<Page, 'priceFrom' | 'priceFromRate'>,
  rates: Pick<Rates, 'localDelivery'>,
): Money | undefined => (priceFromRate ? rates[priceFromRate] : priceFrom);
