import type { z } from 'zod';
import type { PageId } from '@/content/page-ids.generated';
import type { Goods } from '@/content/schema/goods';
import type { Page } from '@/content/schema/page';
import type { Post } from '@/content/schema/post';
import type { Route } from '@/content/schema/route';
import type { PageContent } from './entry';
import type { Starter } from './starters/starter';

/** Where title, description and keywords come from, and the content each source reads: `lib/pages/meta.ts`. */
export type MetaSources = { own: Page; route: Route; goods: Goods };

/** Section lists and the content each is made from: `lib/pages/sections-of.ts`. */
export type SectionLists = { own: Page; route: Route; goods: Goods; article: Post };

/** What a page is about in schema.org's terms: `lib/seo/structured-data.ts`. */
export type Subjects = {
  organization: PageContent;
  offices: PageContent;
  questions: Page;
  service: Page;
  'route-service': Route;
  goods: Goods;
  article: Post;
};

/** Pictures of shared links: `scripts/share-pictures/layouts.ts`. */
export type SharePictures = { page: Page; route: Route; goods: Goods; article: Post };

/**
 * One kind of content. Names such as `sections: 'route'` refer to closed maps of functions, so that
 * the content check and the edit mode read a definition without loading what renders its pages.
 */
export type Collection<Content extends PageContent = PageContent> = {
  /** Checks each file of `content/<collection>/`. */
  schema: z.ZodType<Content>;
  /** The address of a page, by the name of its file. */
  path: (slug: string) => string;
  /** The address that links lead to and search engines keep, if it is not `path`. */
  canonical?: (slug: string) => string;
  /** The index pages above, outermost first; breadcrumbs follow them. */
  parents: readonly PageId[];
  meta: keyof MetaSources;
  sections: keyof SectionLists;
  /** Whether its pages show when they were last changed, and who checks them. */
  showsDate: boolean;
  /** What a page is about besides being a `WebPage`, by the name of its file; null for nothing. */
  subject: (slug: string) => keyof Subjects | null;
  sharePicture: keyof SharePictures;
  /** Whether a page must have a text in every language. Others may have one. */
  inEveryLanguage: (slug: string) => boolean;
  /** How the edit mode creates a page; null where only engineers add one. */
  starter: Starter | null;
};

/** The names in a map that can be made from this content. */
type NamesFor<Content, Contents> = {
  [Name in keyof Contents]: Content extends Contents[Name] ? Name : never;
}[keyof Contents];

type Fitting<Content> = {
  meta: NamesFor<Content, MetaSources>;
  sections: NamesFor<Content, SectionLists>;
  subject: (slug: string) => NamesFor<Content, Subjects> | null;
  sharePicture: NamesFor<Content, SharePictures>;
};

/** Describes one kind of content; all code that reads its pages must fit its schema. */
export const defineCollection = <Content extends PageContent>(
  collection: Collection<Content> & Fitting<Content>,
): Collection<Content> => collection;
