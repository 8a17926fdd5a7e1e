import { z } from 'zod';
import { table } from './block';
import { picture } from './picture';

const stage = z.strictObject({
  name: z.string().min(2).meta({ description: 'As tracking says it: `In Transit`.' }),
  where: z.string().min(5).meta({ description: 'Where the goods are.' }),
  todo: z
    .string()
    .min(5)
    .meta({ description: 'What the customer does. Shown after `you` where `yours` is set.' }),
  picture: picture.meta({ description: 'Where the goods are, as a scene.' }),
  yours: z.boolean().meta({ description: 'Whether the customer acts: the stop is filled.' }),
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
      yourTurn: z.string().min(2).meta({ description: 'Label of what the customer does.' }),
      ourTurn: z.string().min(2).meta({ description: 'The same where the customer only waits.' }),
      you: z.string().min(2).meta({ description: 'Label before what the customer does.' }),
      stages: z.array(stage).min(3).max(6),
    })
    .meta({ description: 'The stages as tracking names them, drawn as stops on a line.' }),
});
export type ShipmentStages = z.infer<typeof shipmentStages>;
