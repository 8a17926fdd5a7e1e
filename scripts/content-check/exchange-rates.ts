import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { groupsIn } from '@nectarine/edit-mode/content/walk';

const RATES = 'content/rates.ts';

type Rates = { shilling?: { perUnit?: Record<string, unknown> } };

/** Amounts in a currency whose value in shillings is unknown: no total can be calculated from them. */
export function missingExchangeRates(files: readonly ContentFile[]): Problem[] {
  const rates = files.find(({ file }) => file === RATES)?.content as Rates | undefined;
  const perUnit = rates?.shilling?.perUnit;
  if (!perUnit) return [];
  return files.flatMap(({ file, content }) =>
    groupsIn(content).flatMap(({ group: { amount, currency }, field }) => {
      const isMoney = typeof amount === 'string' && typeof currency === 'string';
      if (!isMoney || currency === 'TZS' || Object.hasOwn(perUnit, currency)) return [];
      return [
        {
          file,
          field: [...field, 'currency'],
          found: `is ${currency}, whose value in shillings is unknown`,
          fix: `add the shillings for one ${currency}: with a new origin in its own field, otherwise under “Shillings for one unit” of the exchange rates (${RATES})`,
        },
      ];
    }),
  );
}
