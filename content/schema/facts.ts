import { z } from 'zod';

/** The first part of a fact's name, and the second: small letters, digits and hyphens. */
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'use small letters, digits and hyphens');

/** Facts in groups: `claims: { deadline: '3 days' }` is referred to as `{claims.deadline}`. */
export const companyFacts = z.record(name, z.record(name, z.string().min(1)));
export type CompanyFacts = z.infer<typeof companyFacts>;

const decimal = z.string().regex(/^\d+(\.\d+)?$/, 'write a number, like 12 or 2.5');

const workedExample = z.strictObject({
  from: z.string().meta({ description: 'The origin whose rate counts: a file in content/routes.' }),
  length: decimal,
  width: decimal,
  height: decimal,
  weight: decimal.meta({ description: 'On the scale, in kilograms. Sides are in centimeters.' }),
  boxes: z
    .number()
    .int()
    .positive()
    .optional()
    .meta({ description: 'How many such boxes, each charged by itself. Left out: one.' }),
  items: z
    .number()
    .int()
    .positive()
    .optional()
    .meta({ description: 'How many pieces are in the box, for the price of each.' }),
  value: decimal.optional().meta({
    description: 'What all the goods are worth, in the currency of the rate.',
  }),
  insteadOf: z
    .string()
    .optional()
    .meta({ description: 'Another example, with which `saved` compares this one.' }),
});
export type WorkedExample = z.infer<typeof workedExample>;

/** Parcels that running text reckons with: `{espresso.total}` is what the calculator makes of it. */
export const workedExamples = z.record(name, workedExample);
export type WorkedExamples = z.infer<typeof workedExamples>;
