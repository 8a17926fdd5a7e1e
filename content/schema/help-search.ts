import { z } from 'zod';

const words = z.string().min(2);

/** The words of the search box on the help page. */
export const helpSearch = z.strictObject({
  label: words,
  placeholder: words,
  button: words,
  /** While the answers are on their way. */
  loading: words,
  /** How many were found. Gap of `many`: `{count}`. */
  found: z.strictObject({ one: words, many: words }),
  /** Gap: `{question}`. */
  empty: words,
  /** The way on when nothing was found. */
  ask: words,
  failed: words,
  retry: words,
  /** When the search itself cannot be had, and the page has to be loaded again. */
  unavailable: words,
});
export type HelpSearch = z.infer<typeof helpSearch>;
