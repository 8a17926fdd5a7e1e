import { z } from 'zod';
import { hidden } from './text-use';

/** Busy months of the year, drawn on a strip. */
export const busySeasons = z
  .array(
    z.strictObject({
      name: z.string(),
      months: z.array(hidden(z.number().int().min(1).max(12))).min(1),
    }),
  )
  .min(1)
  .max(3)
  .meta({ description: 'Drawn on a strip of the year. Months by number: 1 is January.' });
