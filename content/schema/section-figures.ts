import { z } from 'zod';
import { block } from './block';
import { actions } from './link';
import { nameFrom } from './name-from';
import { framed } from './section-frame';
import { hidden } from './text-use';

/** Sections that show in a drawing what running text would need many words for. */
export const figureSections = [
  /** A parcel drawn with both its weights, next to how size becomes weight. */
  framed('parcel-weight', {
    name: z.string().min(2),
    example: hidden(nameFrom(z.string(), { file: 'content/worked-examples.ts', path: [] })).meta({
      description: 'The worked example with its size and weight.',
    }),
    blocks: z.array(block).min(1),
    actions,
  }),
] as const;
