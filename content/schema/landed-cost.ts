import { z } from 'zod';

const shillings = z.number().int().positive();
const percent = z.number().min(0).max(100);

/** What the state and the forwarder add to the price of goods, for one example. */
export const landedCost = z.strictObject({
  caption: z.string().meta({ description: 'Gap: `{duty}`.' }),
  goods: shillings.meta({ description: 'Price of the goods (FOB), in TZS.' }),
  freight: shillings.meta({ description: 'Freight and insurance, in TZS. With the goods: CIF.' }),
  duty: percent.meta({ description: 'Percent of the CIF value.' }),
  levies: z
    .strictObject({ ofValue: percent, ofGoods: percent })
    .meta({ description: 'Percent of the CIF value, and of the FOB value.' }),
  vat: percent.meta({ description: 'Percent of the CIF value with the duty in it.' }),
  words: z
    .strictObject({
      goods: z.string(),
      freight: z.string(),
      duty: z.string(),
      levies: z.string(),
      vat: z.string(),
      total: z.string(),
      state: z.string(),
    })
    .meta({
      description:
        'Gaps: `{percent}`; in `levies` `{ofValue}` and `{ofGoods}`; in `state` also `{freight}`.',
    }),
});
export type LandedCost = z.infer<typeof landedCost>;
