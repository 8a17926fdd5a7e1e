import { collectionOf, isCollection } from '@/lib/collections/collections';
import { messagesIn } from '@/lib/languages/messages';
import { folderAndSlug } from '@/lib/pages/page-files';
import { addressesOf } from '@/lib/pages/registry';
import { placeInWords } from '../../content-check/place';
import { type Catalogue, translationFor } from '../../translations/catalogue';
import type { ContentFile } from '../model/content-file';
import { translationOf } from '../model/languages';
import type { Problem } from '../model/problem';
import { groupsIn } from '../model/walk';
import { isOrdered } from './moved-page';

/** A page of the site in one language: its file, and its address. */
export type Version = { file: string; path: string };

/** A page in another language. `left`: the number of texts to write until visitors get it. */
type Translated = Version & { language: string; left: number };

/** A page as an option of a select, with its translations. */
export type Listed = Version & {
  id: string;
  name: string;
  /** Whether it has a position among the pages of its kind. */
  isOrdered: boolean;
  translations: Translated[];
};

/** The addresses of the page that a file makes, and the page above it; undefined for other files. */
export function addressesOfFile(file: string, files: readonly ContentFile[]) {
  const [folder = '', slug = ''] = folderAndSlug(file) ?? [];
  const page = files.find((other) => other.file === file);
  if (!page || page.page === null || !isCollection(folder)) return undefined;
  const addresses = addressesOf(folder, slug, page.content as { aliases?: string[] });
  return { id: page.page, parent: collectionOf(folder).parents.at(-1) ?? 'home', ...addresses };
}

/** A page in another language. Until its name and address are translated, visitors do not get it. */
function versionOf(page: ContentFile, language: string, catalogue: Catalogue): Translated {
  const messages = messagesIn(page);
  const missing = messages.filter((message) => !translationFor(catalogue, message));
  const address = messages[0] && (translationFor(catalogue, messages[0]) ?? messages[0].msgid);
  const [own = ''] = address?.split(' ') ?? [];
  const path = own === '/' ? `/${language}` : `/${language}${own}`;
  const isHidden = missing.some(
    ({ field: [key], place }) => key === 'address' || /:name$/.test(place),
  );
  const left = isHidden ? missing.length : 0;
  return { file: translationOf(page.file, language), path, language, left };
}

/** All pages by name, with their anchors and translations. @param catalogues by language */
export function listPages(
  files: readonly ContentFile[],
  catalogues: Readonly<Record<string, Catalogue>>,
): Listed[] {
  return files
    .flatMap((page): Listed[] => {
      const { file, content } = page;
      const addresses = addressesOfFile(file, [page]);
      if (!addresses) return [];
      const { id, path } = addresses;
      const { name } = content as { name: string };
      const leftOut = groupsIn(content)
        .filter(({ field }) => field.at(-2) === 'inOtherLanguages')
        .map(({ group }) => group.language);
      const translations = Object.entries(catalogues)
        .filter(([language]) => !leftOut.includes(language))
        .map(([language, catalogue]) => versionOf(page, language, catalogue));
      return [{ id, file, name, path, isOrdered: isOrdered(page), translations }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Where content links to the page of this file: these links break when it is removed. */
export function linksTo(file: string, files: readonly ContentFile[]): Problem[] {
  const id = files.find((page) => page.file === file)?.page ?? '';
  // Links name an origin by its file.
  const [folder, slug = ''] = folderAndSlug(file) ?? [];
  const fieldOf = ({ page, origins }: Record<string, unknown>) => {
    if (page === id) return 'page';
    const isNamed = folder === 'routes' && Array.isArray(origins) && origins.includes(slug);
    return isNamed ? 'origins' : undefined;
  };
  const others = files.filter((other) => other.file !== file);
  return others.flatMap(({ file: other, content }) =>
    groupsIn(content).flatMap(({ group, field }) => {
      const named = fieldOf(group);
      const place = placeInWords(field, content);
      const fault = { found: `links to ${file}`, fix: 'link to another page, or remove the link' };
      return named ? { file: other, field: [...field, named], place, ...fault } : [];
    }),
  );
}
