import { z } from 'zod';
import { table } from './block';

/** The one model of how a shipment, its number, its invoice and its deadlines follow each other. */
export const shipmentStages = z.strictObject({
  cases: table.meta({
    description: 'What comes when, in the two cases: paid first, and weighed before the invoice.',
  }),
  tracking: table.meta({
    description: 'The stages as tracking names them, and what the customer does at each.',
  }),
});
export type ShipmentStages = z.infer<typeof shipmentStages>;
