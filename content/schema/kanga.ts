import { z } from 'zod';

/** The patterns that an origin can have. `lib/pictures/kanga.ts` has a drawing and a color for each. */
export const kangaNames = [
  'stars',
  'crosses',
  'scales',
  'wheels',
  'leaves',
  'sails',
  'diamonds',
  'petals',
  'checks',
  'pinwheels',
  'dots',
] as const;

export const kangaName = z.enum(kangaNames);
export type KangaName = z.infer<typeof kangaName>;
