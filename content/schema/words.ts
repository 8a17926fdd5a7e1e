import { z } from 'zod';

/** Copy by key, in groups where there are many. */
export type Words = { readonly [place: string]: string | Words };

/** Copy of components. Their types define which keys there are; this checks that none is empty. */
export const words: z.ZodType<Words> = z.lazy(() =>
  z.record(z.string(), z.union([z.string().trim().min(1), words])),
);
