import { z } from 'zod';
import { factName } from './facts';
import { money } from './money';
import { percentage } from './quantity';

const terms = z.strictObject({
  fee: money.meta({ title: 'Fee', description: 'Per year, in shillings.' }),
  discount: percentage.meta({
    title: 'Discount',
    description: 'Discount on every shipping invoice.',
  }),
  most: percentage.optional().meta({ title: 'Most', description: 'Maximum saving per shipment.' }),
});
export type PlanTerms = z.infer<typeof terms>;

/**
 * Membership in figures. Texts refer to them as `{basic.fee}` and `{yearly.low}`, and to what follows
 * from them as `{basic.after-low}` (see `lib/membership`).
 */
export const membership = z.strictObject({
  plans: z.record(factName, terms),
  yearly: z.record(factName, money).meta({
    title: 'Yearly shipping',
    description: 'Yearly amounts, in shillings, for which pages show the savings of a plan.',
  }),
});
export type Membership = z.infer<typeof membership>;
