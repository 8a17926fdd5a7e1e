import { z } from 'zod';
import { money } from './money';
import { shown } from './text-use';

/** What all rates share. The rate itself is in each origin's file. */
export const rates = z.strictObject({
  divisor: z
    .number()
    .int()
    .positive()
    .meta({ description: 'Cubic centimeters per kilogram of volumetric weight.' }),
  validAsOf: shown(z.iso.date()).meta({
    description: 'The day the rates took effect, `2026-11-01`. Change it whenever a rate changes.',
  }),
  source: z.string().min(20).meta({ description: 'Where the rates come from, in one sentence.' }),
  currencyNote: z
    .string()
    .min(20)
    .meta({ description: 'What the currencies of the rates mean for the one who pays.' }),
  localDelivery: money.meta({
    description: 'From which price a delivery within Tanzania starts; it is owed in shillings.',
  }),
  shilling: z
    .strictObject({
      perUnit: z
        .object({ USD: z.number().int().positive() })
        .catchall(z.number().int().positive())
        .meta({ description: 'Shillings for one unit of each currency that a rate is in.' }),
      asOf: shown(z.iso.date()),
      source: z.string().min(10),
      toConfirm: z.literal(true).optional().meta({
        description: 'Not confirmed by a second source. `npm run check:release` lists it.',
      }),
    })
    .meta({
      description:
        'What foreign money is worth in Tanzanian shillings, for approximate amounts beside prices.',
    }),
  notIncluded: z
    .array(z.string().min(5))
    .min(2)
    .meta({ description: 'What an estimate leaves out.' }),
});
export type Rates = z.infer<typeof rates>;
