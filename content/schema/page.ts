import { z } from 'zod';
import { money } from './money';
import { iconName } from './picture';
import { section } from './section';
import { hidden, inAddress, shown } from './text-use';

/** What search engines and shared links show. */
export const meta = hidden(
  z.strictObject({
    title: z.string().min(30).max(60),
    description: z.string().min(70).max(160),
    keywords: z.array(z.string().min(2)).min(3),
  }),
);
export type Meta = z.infer<typeof meta>;

/** How menus and index cards show a page. */
const listing = z.strictObject({
  order: z.number().int().meta({ description: 'Place in menus and on index pages, small first.' }),
  summary: z
    .string()
    .min(30)
    .max(200)
    .meta({ description: 'One or two sentences for the index card.' }),
  icon: iconName,
});

/** The day on which a page last changed in what it says. The sitemap and the page itself tell it. */
export const updated = shown(z.iso.date()).meta({
  title: 'Last changed',
  description:
    'The day on which the page last changed in what it says, `2026-11-21`; a comma more or less does not count.',
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
    .meta({ description: 'Further paths that show this same page, beginning with `/`.' }),
  listing: listing.optional(),
  priceFrom: money.optional().meta({
    description:
      'Of a service with a published price: the least it costs. Search engines are told it; the page has to say it too.',
  }),
  sections: z.array(section).min(1),
});
export type Page = z.infer<typeof page>;

/** A page that an index lists: a service, a help topic. */
export const listedPage = page.extend({ listing });
export type ListedPage = z.infer<typeof listedPage>;
