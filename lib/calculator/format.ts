/**
 * An amount as en-US money: `formatMoney('1234.5', 'USD')` is `$1,234.50`.
 * The amount is decimal text, which `Intl` reads without going through binary fractions.
 */
export function formatMoney(amount: string, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    amount as `${number}`,
  );
}

/** Kilograms with two decimals and separated thousands, without the unit: `1,234.50`. */
export function formatWeight(kilograms: string): string {
  return new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(
    kilograms as `${number}`,
  );
}
