import { once } from './once';

const exactly = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 }));

/** A decimal in text as it was typed or reckoned, none of it rounded away: `1,234.5`. */
export function formatNumber(decimal: string): string {
  return exactly().format(decimal as `${number}`);
}

/** Kilograms with two decimals and separated thousands, without the unit: `1,234.50`. */
export function formatWeight(kilograms: string): string {
  return new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(
    kilograms as `${number}`,
  );
}
