import { z } from 'zod';

/** A figure, text or address of the brief that the owner has changed on purpose. */
export const briefChange = z.strictObject({
  what: z.string().min(1).meta({
    description:
      'The page or file with it: `routes/uk`, `forms`; or `address` for an address of a deleted page.',
  }),
  from: z.string().min(1).meta({ description: 'What the brief says.' }),
  to: z.string().min(1).nullable().meta({
    description: 'What the site says instead; `null` if it no longer says it.',
  }),
  date: z.iso.date().meta({ description: 'The day of the decision, `2026-11-22`.' }),
  why: z.string().min(5).meta({ description: 'Who decided it, and why, in one sentence.' }),
});
export type BriefChange = z.infer<typeof briefChange>;

export const briefChanges = z.array(briefChange);
export type BriefChanges = z.infer<typeof briefChanges>;
