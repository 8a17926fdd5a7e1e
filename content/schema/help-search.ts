import { z } from 'zod';

const words = z.string().min(2);

/** The words of the search box on the help page. */
export const helpSearch = z.strictObject({
  label: words,
  placeholder: words,
  button: words,
  loading: words.meta({ description: 'While the answers are on their way.' }),
  found: z
    .strictObject({ one: words, many: words })
    .meta({ description: 'How many were found. Gap of `many`: `{count}`.' }),
  empty: words.meta({ description: 'Gap: `{question}`.' }),
  ask: words.meta({ description: 'The way on when nothing was found.' }),
  failed: words,
  retry: words,
  unavailable: words.meta({
    description: 'When the search itself cannot be had, and the page has to be loaded again.',
  }),
});
export type HelpSearch = z.infer<typeof helpSearch>;
