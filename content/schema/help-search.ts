import { z } from 'zod';

const words = z.string().min(2);

/** The words of the search box on the help page. */
export const helpSearch = z.strictObject({
  label: words,
  placeholder: words.max(24).meta({ description: 'As much as a phone shows.' }),
  button: words,
  loading: words.meta({ description: 'Shown while results load.' }),
  found: z
    .strictObject({ one: words, many: words })
    .meta({ description: 'Number of results. Placeholder of `many`: `{count}`.' }),
  empty: words.meta({ description: 'Placeholder: `{question}`.' }),
  ask: words.meta({ description: 'Shown when nothing was found.' }),
  failed: words,
  retry: words,
  unavailable: words.meta({
    description: 'Shown if the search fails to load and the page must be reloaded.',
  }),
});
export type HelpSearch = z.infer<typeof helpSearch>;
