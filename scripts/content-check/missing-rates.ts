import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { inGroups } from './walk';

type Rates = { shilling?: { perUnit?: Record<string, unknown> } };

export function missingExchangeRates(files: readonly ContentFile[]): Problem[] {
  const rates = files.find(({ file }) => file === 'content/rates.ts')?.content;
  const perUnit = (rates as Rates | undefined)?.shilling?.perUnit;
  if (!perUnit) return [];
  return inGroups(files, ({ amount, currency }) => {
    const isMoney = typeof amount === 'string' && typeof currency === 'string';
    if (!isMoney || currency === 'TZS' || Object.hasOwn(perUnit, currency)) return [];
    const found = `is ${currency}, whose value in shillings is unknown`;
    const fix = `add the shillings for one ${currency} to the exchange rates, under “Shillings for one unit”`;
    return [{ at: ['currency'], found, fix }];
  });
}
