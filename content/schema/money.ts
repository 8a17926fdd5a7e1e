import { z } from 'zod';

/** A price: `{ amount: '13.50', currency: 'USD' }`. */
export const money = z.strictObject({
  amount: z
    .string()
    .regex(/^\d+\.\d{2}$/, 'write two decimals, like 13.50')
    .meta({
      description:
        'A decimal with two places, as text: it is reckoned in whole cents and never rounded.',
    }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'write the three-letter code, like USD')
    .meta({ description: "The currency's ISO 4217 code." }),
});
