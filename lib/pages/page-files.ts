/** A page's id: files in `pages` are named alone (`contact`), all others with their folder (`help/faq`). */
export const pageIdOf = (folder: string, slug: string): string =>
  folder === 'pages' ? slug : `${folder}/${slug}`;

/** The file that makes the page of this id, from the project's root: `content/help/faq.ts`. */
export const fileOfPage = (id: string): string =>
  `content/${id.includes('/') ? id : `pages/${id}`}.ts`;

/** The folder and the name of a file in a folder of `content/`; nothing for any other file. */
export function folderAndSlug(file: string): [folder: string, slug: string] | undefined {
  const [, folder, slug] = /^content\/([\w-]+)\/([\w-]+)\.ts$/.exec(file) ?? [];
  return folder && slug ? [folder, slug] : undefined;
}
