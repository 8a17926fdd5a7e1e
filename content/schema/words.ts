import { z } from 'zod';

/** Words by their places, in groups where there are many. */
export type Words = { readonly [place: string]: string | Words };

/** What components bring along: which places there are, the components say; here, that each is filled. */
export const words: z.ZodType<Words> = z.lazy(() =>
  z.record(z.string(), z.union([z.string().trim().min(1), words])),
);
