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

/** A page of this site, perhaps a place on it. */
export const pageTarget = z.strictObject({
  page: z.enum(pageIds).meta({ title: 'Page of this site' }),
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

const text = { text: z.string().min(1) };

const plainWords = z.string().min(1);
const wordsBetween = z.string();

/**
 * The schemas of the words in running text, so that a check can distinguish them from other texts.
 */
export const richTextWords: ReadonlySet<z.core.$ZodType> = new Set([plainWords, wordsBetween]);

const pieces = z
  .array(
    z.union([
      wordsBetween,
      z.strictObject({ strong: z.string().min(1) }),
      /** `{ abbr: 'TRA', meaning: 'Tanzania Revenue Authority' }` */
      z.strictObject({
        abbr: z.string().min(1).meta({ title: 'Abbreviation' }),
        meaning: z.string().min(1).meta({ description: 'What the abbreviation stands for.' }),
      }),
      targets[0].extend(text),
      targets[1].extend(text),
      targets[2].extend(text),
      targets[3].extend(text),
      targets[4].extend(text),
      targets[5].extend(text),
    ]),
  )
  .min(1);

/** The schema of running text with links or emphasis inside. */
export const richTextPieces: ReadonlySet<z.core.$ZodType> = new Set([pieces]);

/**
 * Running text. Plain words are a plain string; with links or emphasis inside, a list of pieces:
 * `['Read the ', { text: 'terms', page: 'help/terms' }, ' first.']`. Its dates are in braces:
 * `{2026-11-20}`, `{2026-11}`, or `{07-01}` for a day of every year.
 */
export const richText = z.union([plainWords, pieces]);
export type RichText = z.infer<typeof richText>;
