import type { SiteContent } from '@/content/schema/site-content';
import type { Collection } from './define-collection';
import { about } from './definitions/about';
import { blog } from './definitions/blog';
import { goods } from './definitions/goods';
import { help } from './definitions/help';
import { pages } from './definitions/pages';
import { routes } from './definitions/routes';
import { services } from './definitions/services';

/**
 * Every collection, by the name of its folder in `content/`. The order is that of the sitemap.
 * A folder with a definition that is missing here does not compile.
 */
export const collections = { pages, services, routes, goods, help, about, blog } satisfies Record<
  keyof SiteContent['collections'],
  Collection
>;

export type CollectionName = keyof typeof collections;

export const collectionNames = Object.keys(collections) as CollectionName[];

/** The content of a collection's files. */
export type ContentOf<Name extends CollectionName> =
  (typeof collections)[Name] extends Collection<infer Content> ? Content : never;

/** A definition without the type of its content, for code that treats all collections alike. */
export const collectionOf = (name: CollectionName): Collection => collections[name];

/** Whether a folder of `content/` holds a collection. */
export const isCollection = (folder: string): folder is CollectionName =>
  Object.hasOwn(collections, folder);
