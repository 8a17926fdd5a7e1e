import { z } from 'zod';
import { block, table } from './block';
import { actions, richText } from './link';
import { nameFrom } from './name-from';
import { framed } from './section-frame';
import { hidden } from './text-use';

/** Sections that show in a drawing what running text would need many words for. */
export const figureSections = [
  /** Two ways of shipping compared side by side, each below its drawing. */
  framed('two-ways', {
    drawn: hidden(z.enum(['air-and-sea', 'shared-and-own'])).meta({
      description: 'What is drawn above the columns: the ways of travel, or the two containers.',
    }),
    table: table.meta({ description: 'Three columns: what is compared, then both ways.' }),
    note: richText.optional(),
  }),
  /** A parcel drawn with both its weights, next to how size becomes weight. */
  framed('parcel-weight', {
    name: z.string().min(2),
    example: hidden(nameFrom(z.string(), { file: 'content/worked-examples.ts', path: [] })).meta({
      description: 'The worked example with its size and weight.',
    }),
    blocks: z.array(block).min(1),
    actions,
  }),
  /** Containers drawn to one scale. */
  framed('containers', {
    line: z.string().meta({
      description: 'Below each drawing. Placeholders: `{inside}`, `{space}`, `{fill}`, `{cargo}`.',
    }),
    items: z
      .array(
        z.strictObject({
          name: z.string().min(2),
          inside: hidden(
            z.strictObject({ length: z.number(), width: z.number(), height: z.number() }),
          ).meta({ description: 'In metres.' }),
          space: z.string(),
          fill: z.string().meta({ description: 'How much of the space can be used.' }),
          cargo: z.string().meta({ description: 'How heavy the cargo can be.' }),
        }),
      )
      .min(2),
    note: richText.optional(),
  }),
] as const;
