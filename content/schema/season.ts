import { z } from 'zod';
import { hidden } from './text-use';

/** A day of the year: `10-01`. */
const day = z.string().regex(/^\d\d-\d\d$/);

/** The first and the last day of a season. */
export const seasonDays = hidden(z.tuple([day, day]).optional()).meta({
  description: 'The first and the last day, as 10-01.',
});

const season = z.strictObject({
  name: z.string(),
  months: z.array(hidden(z.number().int().min(1).max(12))).optional(),
  days: seasonDays.meta({ title: 'Days, in place of months' }),
});

/** Busy months of the year, drawn on a strip. */
export const busySeasons = z
  .array(season)
  .min(1)
  .max(4)
  .meta({ description: 'Drawn on a strip of the year. Months by number: 1 is January.' });
