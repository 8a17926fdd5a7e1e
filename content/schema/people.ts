import { z } from 'zod';

/**
 * Marks an example that the company has to replace by something real. Visitors see a label; the
 * release check names it.
 */
export const example = z.literal(true).optional().meta({
  title: 'Example',
  description: 'Marks an example: visitors see a label until you replace it and remove this flag.',
});

/** What a customer said. `rating` counts stars, 1 to 5. */
export const testimonial = z.strictObject({
  quote: z.string().min(20),
  author: z.string().min(2),
  role: z.string().optional(),
  location: z.string().optional(),
  rating: z.number().int().min(1).max(5),
  example,
});
export type Testimonial = z.infer<typeof testimonial>;

/** A figure and what it counts: `{ value: '10K+', label: 'customers' }`. */
export const figure = z.strictObject({
  value: z.string().min(1),
  label: z.string().min(2),
  basis: z.string().min(5).max(60).optional().meta({
    title: 'Measured against',
    description: 'In a few words below the label.',
  }),
});
export type Figure = z.infer<typeof figure>;
