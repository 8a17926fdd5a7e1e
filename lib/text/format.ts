/** An amount as content writes it: a decimal in text, so that nothing is rounded on the way. */
export type Money = { amount: string; currency: string };

/** `{ amount: '13.50', currency: 'USD' }` as `$13.50`, whole amounts without cents: `£7`. */
export function formatRate({ amount, currency }: Money): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(amount));
}

/** Made once: it takes longer to make than to use a hundred times. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as `March 14, 2026`. Takes `2026-03-14`, and stays on that day in every time zone. */
export function formatDay(isoDay: string): string {
  return days.format(new Date(`${isoDay}T00:00:00Z`));
}
