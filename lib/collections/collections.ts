import type { z } from 'zod';
import type { PageId } from '@/content/page-ids.generated';
import { goods } from '@/content/schema/goods';
import { listedPage, page } from '@/content/schema/page';
import { post } from '@/content/schema/post';
import { route } from '@/content/schema/route';
import type { SiteContent } from '@/content/schema/site-content';
import { originStarter } from './origin-starter';
import {
  articleStarter,
  goodsStarter,
  pageStarter,
  type Starter,
  serviceStarter,
} from './starters';

/** What every page has, whatever its collection. */
export type PageContent = { name: string; updated: string; aliases?: string[] | undefined };

/** One kind of content: a folder of `content/` whose files are pages. */
export type Collection = {
  schema: z.ZodType<PageContent>;
  path: (slug: string) => string;
  /** The address that links lead to and search engines keep, if it is not `path`. */
  canonical?: (slug: string) => string;
  /** The index pages above, outermost first; breadcrumbs follow them. */
  parents: readonly PageId[];
  /** Whether its pages show when they were last changed, and who checks them. */
  showsDate: boolean;
  /** How the edit mode creates a page; null where only engineers add one. */
  starter: Starter | null;
};

/** By the name of the folder, in the order of the sitemap. A folder without one won't compile. */
export const collections = {
  pages: {
    schema: page,
    path: (slug) => (slug === 'home' ? '/' : `/${slug}`),
    parents: [],
    showsDate: false,
    starter: pageStarter,
  },
  services: {
    schema: listedPage,
    path: (slug) => `/services/${slug}`,
    parents: ['services'],
    showsDate: true,
    starter: serviceStarter,
  },
  /** Origins: the index links to the short address, all other links to the canonical one. */
  routes: {
    schema: route,
    path: (slug) => `/routes/${slug}-to-tanzania`,
    canonical: (slug) => `/shipping-routes/${slug}-to-tanzania`,
    parents: ['shipping-routes'],
    showsDate: true,
    starter: originStarter,
  },
  goods: {
    schema: goods,
    path: (slug) => `/goods/${slug}`,
    parents: ['goods'],
    showsDate: true,
    starter: goodsStarter,
  },
  help: {
    schema: listedPage,
    path: (slug) => `/help/${slug}`,
    parents: ['help'],
    showsDate: true,
    starter: null,
  },
  about: {
    schema: page,
    path: (slug) => `/about/${slug}`,
    parents: ['about'],
    showsDate: false,
    starter: null,
  },
  /** Articles, whose byline has their dates. */
  blog: {
    schema: post,
    path: (slug) => `/blog/${slug}`,
    parents: ['about', 'about/blog'],
    showsDate: false,
    starter: articleStarter,
  },
} satisfies Record<keyof SiteContent['collections'], Collection>;

export type CollectionName = keyof typeof collections;

export const collectionNames = Object.keys(collections) as CollectionName[];

export type ContentOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

/** A definition without the type of its content, for code that treats all collections alike. */
export const collectionOf = (name: CollectionName): Collection => collections[name];

export const isCollection = (folder: string): folder is CollectionName =>
  Object.hasOwn(collections, folder);
