import { z } from 'zod';
import { fragment, richText } from './link';

/**
 * What every section has: a heading, and optionally an address, an opening line and a background.
 */
export const frame = {
  id: fragment.optional().meta({
    title: 'Its address, after #',
    description: 'Links to this section end in # and this. A new one follows from the heading.',
  }),
  heading: z.string().min(3).max(90),
  intro: richText.optional(),
  background: z.enum(['sand', 'linen', 'ink', 'sun', 'lagoon', 'leaf']).optional().meta({
    description:
      'Background color. Defaults to the sand of the page. A strong one (ink, sun, lagoon, leaf) at most once or twice on a page.',
  }),
};

export type SectionBackground = NonNullable<z.infer<typeof frame.background>>;

/** Behind the opening of a page, or the band at its end. */
export const ground = z.enum(['sun', 'lagoon', 'leaf']);

export type Ground = z.infer<typeof ground>;

/** The heading and address of a section that has a background of its own and no opening line. */
export const plainFrame = { id: frame.id, heading: frame.heading };

/** A section of this kind with the common frame and its own fields. */
export function framed<Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  fields: Fields,
) {
  return z.strictObject({ kind: z.literal(kind), ...frame, ...fields });
}
