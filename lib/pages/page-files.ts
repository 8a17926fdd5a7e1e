/** The folders of `content/` whose files are pages, one file each. */
export const pageFolders = ['pages', 'services', 'routes', 'help', 'about', 'blog'] as const;

export type PageFolder = (typeof pageFolders)[number];

/** A page's id: files in `pages` are named alone (`contact`), all others with their folder (`help/faq`). */
export const pageIdOf = (folder: string, slug: string): string =>
  folder === 'pages' ? slug : `${folder}/${slug}`;

/** The file that makes the page of this id, from the project's root: `content/help/faq.ts`. */
export const fileOfPage = (id: string): string =>
  `content/${id.includes('/') ? id : `pages/${id}`}.ts`;

/** Where an ordinary page is: `/help/faq`; the home page at `/`. */
export const pathOfPage = (id: string): string => (id === 'home' ? '/' : `/${id}`);

/** The two addresses of an origin: the one that links lead to, and the canonical one. */
export const pathsOfOrigin = (slug: string): [path: string, canonical: string] => [
  `/routes/${slug}-to-tanzania`,
  `/shipping-routes/${slug}-to-tanzania`,
];
