import { z } from 'zod';

/** The fields of a translated page that are not texts of the page itself, for its form. */
export const pageText = z.strictObject({
  address: z.string().meta({
    title: 'Address',
    description:
      'What follows the language, in its own words, with hyphens: `huduma/ghala`. The previous address goes on showing the page.',
  }),
  aliases: z.array(z.string()).optional().meta({
    title: 'Further addresses',
    description: 'Other addresses that show the page.',
  }),
  english: z.string().meta({ title: 'English text that it follows' }),
  unfinished: z.literal(true).optional().meta({
    title: 'Unfinished',
    description: 'Visitors get the English page until this is taken out.',
  }),
  confirmed: z.literal(true).optional().meta({
    title: 'Confirmed',
    description: 'A native speaker has read the page and found it right.',
  }),
});
