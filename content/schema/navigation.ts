import { z } from 'zod';
import { link } from './link';
import { hidden } from './text-use';

/** A dropdown of the header: its own links, or all pages of a folder in their order. */
const menu = z.strictObject({
  id: hidden(z.string()),
  label: z.string(),
  entries: z.union([
    z.strictObject({
      pagesOf: z.enum(['services', 'routes', 'help']),
      first: z.array(link).optional().meta({ description: 'Links shown before the pages.' }),
    }),
    z.strictObject({ links: z.array(link).min(2) }),
  ]),
  index: link.meta({ description: 'Link to the index page.' }),
});

export const navigation = z.strictObject({
  home: link,
  contact: link,
  quote: link,
  menus: z.array(menu).length(4),
  drawer: z.array(link).min(1).meta({ description: 'The bottom drawer on phones, in order.' }),
  footer: z.strictObject({
    quickLinks: z.array(link).min(2),
    popularServices: z.array(link).min(2),
    legal: z.array(link).length(3),
  }),
});
export type Navigation = z.infer<typeof navigation>;
export type Menu = z.infer<typeof menu>;
