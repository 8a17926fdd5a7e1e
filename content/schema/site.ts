import { z } from 'zod';

const office = z.strictObject({
  city: z.string(),
  country: z.string(),
  /** What it does: `Headquarters`. */
  role: z.string(),
  /** Lines of the postal address. */
  address: z.array(z.string()).min(1),
});
export type Office = z.infer<typeof office>;

/** The facts about the company that stand on many pages. */
export const site = z.strictObject({
  name: z.string(),
  /** `https://…`, without a slash at the end. `SITE_URL` overrides it in a build. */
  url: z.url(),
  /** One sentence, for search engines and the footer. */
  blurb: z.string(),
  phone: z.strictObject({ display: z.string(), href: z.string().startsWith('tel:') }),
  /** Digits of the chat number, country code first, for https://wa.me/. */
  chatNumber: z.string().regex(/^\d+$/),
  emails: z.strictObject({ info: z.email(), support: z.email() }),
  /** Where forms are sent. `FORM_ENDPOINT` overrides both in a build. */
  formService: z.strictObject({ endpoint: z.url(), ajaxEndpoint: z.url() }),
  portal: z.strictObject({ getStarted: z.url(), requestItem: z.url(), bookPickup: z.url() }),
  social: z.array(z.strictObject({ name: z.string(), url: z.url() })),
  offices: z.array(office).min(1),
  /** The lazily loaded map on the contact page. */
  mapEmbedUrl: z.url(),
  /** Other hosts that photographs may come from: `['images.example.com']`. */
  imageHosts: z.array(z.hostname()),
  /** Names of the fields above that still hold placeholders; the release check lists them. */
  placeholders: z.array(z.string()),
});
export type Site = z.infer<typeof site>;
