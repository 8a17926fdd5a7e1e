import { z } from 'zod';
import { pageIds } from '../page-ids.generated';
import { inAddress } from './text-use';
import { webAddress } from './web-address';

/** The address of a heading or section within a page: the part after `#`. */
export const fragment = inAddress(
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'use small letters, digits and hyphens, beginning with a letter'),
);

/** A page of this site, by its file. */
export const pageId = z.enum(pageIds).meta({ title: 'Page of this site' });

/** A page of this site, perhaps a place on it. */
export const pageTarget = z.strictObject({
  page: pageId,
  fragment: fragment.optional().meta({ title: 'Place on that page' }),
});

/** Where a link leads. Exactly one of these shapes. */
const targets = [
  pageTarget,
  z.strictObject({ fragment: fragment.meta({ title: 'Place on this page' }) }),
  z.strictObject({
    portal: z.enum(['getStarted', 'requestItem', 'bookPickup']).meta({
      title: 'Customer portal',
      description: 'For accounts and orders.',
    }),
  }),
  z.strictObject({
    channel: z
      .enum(['phone', 'email', 'support', 'chat'])
      .meta({ title: 'Phone, mailbox or chat of the company' }),
  }),
  z.strictObject({
    unregistered: z.literal('/quote').meta({
      title: 'The address /quote, which has no page',
      description:
        'The address of many quote buttons, which has no page. The not-found page handles it.',
    }),
  }),
  z.strictObject({
    url: webAddress.meta({
      title: 'Web address',
      description: 'Of another site.',
    }),
  }),
] as const;

export const target = z.union(targets);
export type Target = z.infer<typeof target>;

const label = { label: z.string().min(2) };

/** A link with its words. The words say where it leads, even when read alone. */
export const link = z.union([
  targets[0].extend(label),
  targets[1].extend(label),
  targets[2].extend(label),
  targets[3].extend(label),
  targets[4].extend(label),
  targets[5].extend(label),
]);
export type Link = z.infer<typeof link>;

/** Links shown as buttons. The first one is the filled button, those after it are outlined. */
export const actions = z.array(link).min(1).max(3);

/** What links in running text may say besides a page of this site: `channel:phone`. */
export const otherAddresses: readonly string[] = [
  ...targets[2].shape.portal.options.map((name) => `portal:${name}`),
  ...targets[3].shape.channel.options.map((name) => `channel:${name}`),
];

/**
 * Running text, with links, emphasis and abbreviations inside:
 * `Read the [terms](help/terms) **first**.`, `<abbr title="Tanzania Revenue Authority">TRA</abbr>`.
 * A link leads to a page, `help/terms#claims`, a place on the same page, `#claims`, a channel or
 * the portal, `channel:phone`, `portal:getStarted`, or a web address. Dates are in braces:
 * `{2026-11-20}`, `{2026-11}`, or `{07-01}` for a day of every year.
 */
export const richText = z.string().min(1).meta({ markup: true });

/** Whether a text may have links, emphasis and dates inside. A schema made by `.meta()` keeps it. */
export const isRichText = (schema: z.core.$ZodType): boolean =>
  z.globalRegistry.get(schema)?.markup === true;
