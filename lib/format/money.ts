/**
 * An amount as content and calculator write it: a decimal in text, so that nothing is rounded on
 * the way, and the ISO code of its currency.
 */
export type Money = { amount: string; currency: string };

/** An amount with its cents: `{ amount: '1234.5', currency: 'USD' }` is `$1,234.50`. */
export function formatMoney({ amount, currency }: Readonly<Money>): string {
  // `Intl` reads decimal text without going through binary fractions.
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    amount as `${number}`,
  );
}

/** A rate as boards show it, whole amounts without cents: `£7`, `$13.50`. */
export function formatRate({ amount, currency }: Readonly<Money>): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount as `${number}`);
}
