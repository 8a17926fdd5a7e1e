import { z } from 'zod';

/** An amount and its currency, as content writes them. */
export const money = z.strictObject({
  amount: z.string().regex(/^\d+\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/** Whole numbers by name. Names other than `USD` are free. */
export const perUnit = z
  .object({ USD: z.number().int().positive() })
  .catchall(z.number().int().positive());

/** A named place on the map. */
export const city = z.strictObject({
  name: z.string().min(2),
  coordinates: z.tuple([
    z.number().meta({ title: 'Longitude' }),
    z.number().meta({ title: 'Latitude' }),
  ]),
});

const page = z.strictObject({
  page: z.enum(['home', 'contact']).meta({ title: 'Page of this site' }),
  fragment: z.string().optional().meta({ title: 'Place on that page' }),
});
const url = z.strictObject({ url: z.url().meta({ title: 'Web address' }) });

/** A link to a page or to another site. */
export const link = z.union([
  page.extend({ label: z.string().min(2) }),
  url.extend({ label: z.string().min(2) }),
]);

/** A text, or pieces of it with links and emphasis. */
export const richText = z.union([
  z.string().min(1),
  z.array(
    z.union([
      z.string(),
      z.strictObject({ strong: z.string().min(1) }),
      page.extend({ text: z.string().min(1) }),
      url.extend({ text: z.string().min(1) }),
    ]),
  ),
]);

/** A paragraph, a list or a remark. */
export const block = z.union([
  z.strictObject({ paragraph: richText }),
  z.strictObject({ subheading: z.string().min(2) }),
  z.strictObject({ list: z.array(richText).min(2) }),
  z.strictObject({ numbered: z.array(richText).min(2) }),
  z.strictObject({ note: richText }),
]);
