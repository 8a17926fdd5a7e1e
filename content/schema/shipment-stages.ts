import { z } from 'zod';
import { table } from './block';
import { picture } from './picture';

const stage = z.strictObject({
  name: z.string().min(2).meta({ description: 'As tracking says it: `In Transit`.' }),
  where: z.string().min(5).meta({ description: 'Where the goods are.' }),
  turn: z
    .string()
    .min(2)
    .meta({ description: 'What the customer does, in a few words: `Pay the invoice`.' }),
  todo: z.string().min(5).meta({ description: 'More about it.' }),
  picture: picture.meta({ description: 'Where the goods are, as a scene.' }),
  pays: z
    .boolean()
    .meta({ description: 'Whether the goods wait for a payment: `turn` is yellow.' }),
});

/**
 * The stages of a shipment: when its number is given, its invoice comes and its deadlines end. Pages
 * that describe them share this one model.
 */
export const shipmentStages = z.strictObject({
  cases: table.meta({
    description: 'What comes when, in the two cases: paid first, and weighed before the invoice.',
  }),
  tracking: z
    .strictObject({
      stages: z.array(stage).min(3).max(6),
    })
    .meta({ description: 'The stages as tracking names them, drawn as stops on a line.' }),
});
export type ShipmentStages = z.infer<typeof shipmentStages>;
