import { z } from 'zod';
import { money } from './money';
import { iconName } from './picture';
import { section } from './section';
import { inAddress, oneMessage, searched, shown } from './text-use';

/** What search engines and shared links show. */
export const meta = searched(
  z.strictObject({
    title: z.string().min(30).max(60),
    description: z.string().min(70).max(160),
    keywords: oneMessage(z.array(z.string().min(2)).min(3)),
  }),
).meta({ title: 'Search results' });
export type Meta = z.infer<typeof meta>;

/** How menus and index cards show a page. */
const listing = z.strictObject({
  order: z
    .number()
    .int()
    .meta({ description: 'Position in menus and on index pages, lowest first.' }),
  summary: z
    .string()
    .min(30)
    .max(200)
    .meta({ description: 'One or two sentences for the index card.' }),
  icon: iconName,
  want: z.string().min(10).max(70).optional().meta({
    description: 'Services only: what the customer wants to do. Shown on the index of services.',
  }),
  price: z.string().optional().meta({ description: 'Services only: the price in a few words.' }),
  time: z.string().optional().meta({ description: 'Services only: how long it takes.' }),
});

/** The day on which the text of a page last changed. The sitemap and the page itself show it. */
export const updated = shown(z.iso.date()).meta({
  title: 'Last changed',
  description:
    'The day on which the page last said something new, `2026-11-21`. The edit mode writes it when you save a text; change it only to correct it. The page, search engines and the feed show it.',
});

/** Any page: its file is its address. */
export const page = z.strictObject({
  name: z.string().min(2).max(40).meta({ description: 'Short name, for menus and breadcrumbs.' }),
  updated,
  meta,
  aliases: inAddress(
    z.array(
      z
        .string()
        .startsWith('/', { abort: true })
        .regex(
          /^(?:\/[a-z0-9-]+)+$/,
          'use small letters, digits and hyphens between single slashes',
        ),
    ),
  )
    .optional()
    .meta({
      title: 'Other addresses',
      description: 'Other paths that show this page, starting with `/`.',
    }),
  listing: listing.optional(),
  priceFrom: money.optional().meta({
    title: 'Lowest price',
    description:
      'The lowest published price of a service. Sent to search engines, so the page must state it too.',
  }),
  priceFromRate: z.enum(['localDelivery']).optional().meta({
    title: 'Lowest price, from the rates',
    description: 'The rate that is the lowest price, instead of an amount.',
  }),
  sections: z.array(section).min(1),
});
export type Page = z.infer<typeof page>;

/** A page that an index lists: a service, a help topic. */
export const listedPage = page.extend({ listing });
export type ListedPage = z.infer<typeof listedPage>;
