import { z } from 'zod';
import { iconName } from './picture';
import { section } from './section';

/** What search engines and shared links show. */
export const meta = z.strictObject({
  title: z.string().min(30).max(60),
  description: z.string().min(70).max(160),
  keywords: z.array(z.string().min(2)).min(3),
});
export type Meta = z.infer<typeof meta>;

/** How menus and index cards show a page. */
const listing = z.strictObject({
  /** Place in menus and on index pages, small first. */
  order: z.number().int(),
  /** One or two sentences for the index card. */
  summary: z.string().min(30).max(200),
  icon: iconName,
});

/**
 * The day on which a page last changed in what it says, `2026-11-21`; a comma more or less does not
 * count. The sitemap and the page itself tell it.
 */
export const updated = z.iso.date();

/** Any page: its file is its address. */
export const page = z.strictObject({
  /** Short name, for menus and breadcrumbs. */
  name: z.string().min(2).max(40),
  updated,
  meta,
  /** Further paths that show this same page, beginning with `/`. */
  aliases: z.array(z.string().startsWith('/')).optional(),
  listing: listing.optional(),
  sections: z.array(section).min(1),
});
export type Page = z.infer<typeof page>;

/** A page that an index lists: a service, a help topic. */
export const listedPage = page.extend({ listing });
export type ListedPage = z.infer<typeof listedPage>;
