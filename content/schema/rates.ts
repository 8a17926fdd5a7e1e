import { z } from 'zod';
import { money } from './money';

/** What all rates have in common. The rate itself stands in each origin's own file. */
export const rates = z.strictObject({
  divisor: z
    .number()
    .int()
    .positive()
    .meta({ description: 'Cubic centimeters that count as one kilogram of volumetric weight.' }),
  validAsOf: z.iso.date().meta({
    description:
      'The day from which the rates hold, `2026-11-01`. Change it with every change of a rate.',
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
      asOf: z.iso.date(),
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
