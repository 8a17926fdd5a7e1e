import { z } from 'zod';
import { link } from './link';

/** Help for a visitor whose address leads nowhere. */
export const nearMisses = z.strictObject({
  lead: z
    .strictObject({
      text: z.string().min(10),
      link,
      from: z
        .array(z.string().startsWith('/'))
        .min(1)
        .meta({ description: 'Paths it is the answer to.' }),
    })
    .meta({
      description:
        'The way on that leads where nothing closer is known; also shown where scripts are off.',
    }),
  heading: z.string().min(5).meta({
    description: 'Stands above the pages whose addresses are close to the one that was tried.',
  }),
  known: z.array(z.strictObject({ from: z.array(z.string().startsWith('/')).min(1), link })).meta({
    description:
      'What is meant by addresses that look like no page of ours: old ones, and common guesses.',
  }),
});
export type NearMisses = z.infer<typeof nearMisses>;
