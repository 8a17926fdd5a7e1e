import { z } from 'zod';
import { decimal } from './decimal';
import { money } from './money';
import { duration, percentage, timeRange, trackingNumber } from './quantity';
import { hidden } from './text-use';

/** One part of a fact's name: lower case, digits and hyphens. */
export const factName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'use small letters, digits and hyphens');

const fact = z.union([timeRange, duration, money, percentage, trackingNumber]);
export type Fact = z.infer<typeof fact>;

/**
 * Facts in groups: `claims: { deadline: { value: 3, unit: 'days' } }` is `{claims.deadline}` in texts.
 */
export const companyFacts = z.record(factName, z.record(factName, fact));
export type CompanyFacts = z.infer<typeof companyFacts>;

const workedExample = z.strictObject({
  from: hidden(z.string()).meta({
    description: 'The origin whose rate applies: a file in `content/routes`.',
  }),
  length: decimal,
  width: decimal,
  height: decimal,
  weight: decimal.meta({
    description: 'Actual weight in kilograms. Dimensions in centimeters.',
  }),
  boxes: z
    .number()
    .int()
    .positive()
    .optional()
    .meta({ description: 'Number of identical boxes, each charged separately. Defaults to one.' }),
  items: z
    .number()
    .int()
    .positive()
    .optional()
    .meta({ description: 'Number of items in the box, for the price per item.' }),
  value: decimal.optional().meta({
    description: 'Total value of the goods, in the currency of the rate.',
  }),
  insteadOf: hidden(z.string())
    .optional()
    .meta({ description: 'The example that `saved` compares this one with.' }),
});
export type WorkedExample = z.infer<typeof workedExample>;

/** Parcels that texts calculate with: `{espresso.total}` is the price the calculator gives. */
export const workedExamples = z.record(factName, workedExample);
export type WorkedExamples = z.infer<typeof workedExamples>;
