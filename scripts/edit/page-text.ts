import { z } from 'zod';

/** The fields of a translated page that are not texts of the page itself, for its form. */
export const pageText = z.strictObject({
  address: z.string().meta({
    title: 'Address',
    description:
      'The part after the language, in words of that language, with hyphens: `huduma/ghala`. The page stays available at its previous address.',
  }),
  aliases: z.array(z.string()).optional().meta({
    title: 'Further addresses',
    description: 'Other addresses that show the page.',
  }),
  english: z.string().meta({ title: 'English text that it follows' }),
  unfinished: z.literal(true).optional().meta({
    title: 'Unfinished',
    description: 'Visitors get the English page until this box is cleared.',
  }),
  confirmed: z.literal(true).optional().meta({
    title: 'Confirmed',
    description: 'A native speaker has read the page and found it right.',
  }),
});
