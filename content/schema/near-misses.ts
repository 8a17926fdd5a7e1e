import { z } from 'zod';
import { link } from './link';

/** Help for a visitor whose address leads nowhere. */
export const nearMisses = z.strictObject({
  /** The way on that leads where nothing closer is known; also shown where scripts are off. */
  lead: z.strictObject({
    text: z.string().min(10),
    link,
    /** Paths it is the answer to. */
    from: z.array(z.string().startsWith('/')).min(1),
  }),
  /** Stands above the pages whose addresses are close to the one that was tried. */
  heading: z.string().min(5),
  /** What is meant by addresses that look like no page of ours: old ones, and common guesses. */
  known: z.array(z.strictObject({ from: z.array(z.string().startsWith('/')).min(1), link })),
});
export type NearMisses = z.infer<typeof nearMisses>;
