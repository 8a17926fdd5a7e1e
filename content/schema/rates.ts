import { z } from 'zod';

/** What all rates have in common. The rate itself stands in each origin's own file. */
export const rates = z.strictObject({
  /** Cubic centimeters that count as one kilogram of volumetric weight. */
  divisor: z.number().int().positive(),
  /** The day from which the rates hold, `2026-11-01`. Change it with every change of a rate. */
  validAsOf: z.iso.date(),
  /** Where the rates come from, in one sentence. */
  source: z.string().min(20),
  /** What the currencies of the rates mean for the one who pays. */
  currencyNote: z.string().min(20),
  /** What an estimate leaves out. */
  notIncluded: z.array(z.string().min(5)).min(2),
});
export type Rates = z.infer<typeof rates>;
