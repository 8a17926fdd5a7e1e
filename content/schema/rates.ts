import { z } from 'zod';
import { money } from './money';
import { hidden, shown } from './text-use';

/** What all rates share. The rate itself is in each origin's file. */
export const rates = z.strictObject({
  divisor: z
    .number()
    .int()
    .positive()
    .meta({ description: 'Cubic centimeters per kilogram of volumetric weight.' }),
  validAsOf: shown(z.iso.date()).meta({
    description: 'The date the rates took effect, `2026-11-01`. Change it whenever a rate changes.',
  }),
  source: z.string().min(20).meta({ description: 'Source of the rates, in one sentence.' }),
  currencyNote: z
    .string()
    .min(20)
    .meta({ description: 'What the rate currencies mean for the customer.' }),
  localDelivery: money.meta({
    title: 'Local delivery',
    description: 'Starting price of delivery within Tanzania, in shillings.',
  }),
  smallParcel: z
    .number()
    .positive()
    .meta({ title: 'Small parcel', description: 'The kilograms that this price is for.' }),
  deliveryCounted: z.string().min(20).meta({
    description: 'Which delivery that price is for. Shown next to each total that includes it.',
  }),
  shilling: z
    .strictObject({
      perUnit: z.object({ USD: z.number().positive() }).catchall(z.number().positive()).meta({
        title: 'Shillings for one unit',
        description: 'For each currency that prices are in, by its three letters.',
      }),
      asOf: shown(z.iso.date()),
      source: hidden(z.string().min(10)),
      toConfirm: z.literal(true).optional().meta({
        description: 'Not confirmed by a second source. `npm run check:release` lists it.',
      }),
    })
    .meta({
      title: 'Exchange rates',
      description: 'To Tanzanian shillings, for approximate amounts next to prices.',
    }),
  notIncluded: z
    .array(z.string().min(5))
    .min(2)
    .meta({ description: 'What an estimate excludes.' }),
});
export type Rates = z.infer<typeof rates>;
