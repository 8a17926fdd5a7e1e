/** The folders of `content/` whose files are pages: each has a definition in `lib/collections/collections.ts`. */
export const pageFolders = ['about', 'blog', 'goods', 'help', 'pages', 'routes', 'services'];
