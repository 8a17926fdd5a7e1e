import { z } from 'zod';
import { link } from './link';
import { oneMessage } from './text-use';

const addresses = oneMessage(z.array(z.string().startsWith('/')).min(1));

const areUnique = (paths: readonly string[]) => new Set(paths).size === paths.length;

/** Help for a visitor whose address leads nowhere. */
export const nearMisses = z
  .strictObject({
    lead: z
      .strictObject({
        text: z.string().min(10),
        link,
        from: addresses.meta({ description: 'Paths for which this page is suggested.' }),
      })
      .meta({
        description: 'Suggested when no page is close, and when scripts are off.',
      }),
    heading: z.string().min(5).meta({
      description: 'Heading of the suggested pages.',
    }),
    known: z.array(z.strictObject({ from: addresses, link })).meta({
      description: 'Suggestions for paths unlike any page: old addresses and common guesses.',
    }),
  })
  .refine(({ lead, known }) => areUnique([lead, ...known].flatMap(({ from }) => from)), {
    path: ['known'],
    message: 'list each path once: one of them is there twice',
  });
export type NearMisses = z.infer<typeof nearMisses>;
