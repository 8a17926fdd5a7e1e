import { z } from 'zod';
import { decimalAs } from './decimal';
import { figure } from './text-use';

/**
 * An amount of money: `{ amount: '13.50', currency: 'USD' }`. The amount is decimal text, so that it
 * is calculated in whole cents and never passes through a binary fraction.
 */
export const money = figure(
  'amount',
  z
    .strictObject({
      amount: decimalAs(/^\d+\.\d{2}$/, 'write two decimals, like 13.50').meta({
        title: 'Amount',
        description: 'Such as `7.50` or `50000.00`.',
      }),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'write the three-letter code, like USD')
        .meta({ title: 'Currency', description: 'Three letters: `USD`, `GBP`, `EUR`, `TZS`.' }),
    })
    .meta({ title: 'Amount of money' }),
);
export type Money = z.infer<typeof money>;
