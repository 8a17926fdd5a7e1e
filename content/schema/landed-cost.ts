import { z } from 'zod';
import { money } from './money';
import { nameFrom } from './name-from';
import { hidden } from './text-use';

/** What the state and the forwarder add to the price of goods by sea, for one example. */
export const landedCostExample = z.strictObject({
  caption: z.string().meta({ description: 'Placeholder: `{duty}`.' }),
  goods: money.meta({ description: 'Price of the goods (FOB).' }),
  freight: money.meta({ description: 'Freight including insurance. Added to the goods: CIF.' }),
  duty: hidden(
    nameFrom(z.string(), { file: 'content/customs.ts', path: ['schedules', 'duty'] }),
  ).meta({ title: 'Duty band' }),
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
        'Placeholders: `{percent}`; in `levies` `{ofValue}` and `{ofGoods}`; in `state` also `{freight}`.',
    }),
});
export type LandedCostExample = z.infer<typeof landedCostExample>;
