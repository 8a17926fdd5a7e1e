import path from 'node:path';
import { isDeepStrictEqual as same } from 'node:util';
import { messagesIn } from '@/lib/languages/messages';
import { addressesOfFile } from '@/lib/pages/registry';
import { relinked } from '@/lib/text/running-text';
import { groupsIn } from '../../content-check/walk';
import { type Catalogue, translationFor } from '../../content-source/catalogue';
import type { ContentFile } from '../../content-source/content-file';
import { rewritten, setValue } from '../../content-source/write';
import { translationOf } from '../model/languages';

/** A page of the site in one language: its file, and its address. */
export type Version = { file: string; path: string };

/** A page in another language. `left`: the number of texts to write until visitors get it. */
type Translated = Version & { language: string; left: number };

/** A page as an option of a select, with its translations. */
export type Listed = Version & {
  id: string;
  name: string;
  isOrdered: boolean;
  translations: Translated[];
};

/** The id and the addresses of the page that a file makes; undefined for other files. */
export function pageOf(file: string, files: readonly ContentFile[]) {
  const found = files.find((other) => other.file === file);
  const addresses = found && addressesOfFile(file, found.content);
  return addresses && { id: `${found.page}`, ...addresses };
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

/** All pages by name, with their translations. @param catalogues by language */
export function listPages(
  files: readonly ContentFile[],
  catalogues: Readonly<Record<string, Catalogue>>,
): Listed[] {
  return files
    .flatMap((page): Listed[] => {
      const { file, content } = page;
      const addresses = pageOf(file, [page]);
      if (!addresses) return [];
      const { id, path } = addresses;
      const { name } = content as { name: string };
      const leftOut = groupsIn(page)
        .filter(({ path }) => path.at(-2) === 'inOtherLanguages')
        .map(({ group }) => group.language);
      const translations = Object.entries(catalogues)
        .filter(([language]) => !leftOut.includes(language))
        .map(([language, catalogue]) => versionOf(page, language, catalogue));
      return [{ id, file, name, path, isOrdered: orderOf(page) !== undefined, translations }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Content whose links to a page lead to another one. Lists of origins, which name a route, lose it. */
function withoutPage(content: unknown, from: string, to: string): unknown {
  const [folder, slug] = from.split('/');
  const others = relinked(content, (link) => (link.replace(/#.*/, '') === from ? to : link));
  return JSON.parse(JSON.stringify(others), (key, value) =>
    folder === 'routes' && key === 'origins' && Array.isArray(value)
      ? value.filter((origin) => origin !== slug)
      : value,
  );
}

/** The texts of the files that link to a page, with the links leading to another one. */
export function relinkedTexts(
  files: readonly ContentFile[],
  { file, page }: Pick<ContentFile, 'file' | 'page'>,
  to = '',
): Record<string, string> {
  const texts = files.flatMap(({ file: other, content, source }) => {
    const after = withoutPage(content, page ?? '', to);
    const isLinking = other !== file && !same(after, content);
    return isLinking ? [[other, rewritten(source?.text ?? '', after)]] : [];
  });
  return Object.fromEntries(texts);
}

type Ordered = { order?: number; listing?: { order?: number } };

const orderOf = ({ content }: ContentFile) => {
  const { order, listing } = content as Ordered;
  return order ?? listing?.order;
};

export const nextOrder = (folder: string, files: readonly ContentFile[]): number =>
  1 +
  Math.max(
    0,
    ...files
      .filter(({ file }) => path.dirname(file) === `content/${folder}`)
      .map((file) => orderOf(file) ?? 0),
  );

const withOrder = ({ content, source }: ContentFile, order: number | undefined) => {
  const field = 'order' in (content as Ordered) ? ['order'] : ['listing', 'order'];
  return setValue(source?.text ?? '', field, order);
};

/** The texts of two pages that change places: that of a file, and the one before or after it. */
export function movedPage(
  files: readonly ContentFile[],
  file: string,
  by: -1 | 1,
): Record<string, string> {
  const kind = files
    .filter((other) => path.dirname(other.file) === path.dirname(file))
    .filter((other) => orderOf(other) !== undefined)
    .toSorted((a, b) => (orderOf(a) ?? 0) - (orderOf(b) ?? 0));
  const at = kind.findIndex((other) => other.file === file);
  const [own, other] = [kind[at], kind[at + by]];
  if (!own || !other) return {};
  return {
    [own.file]: withOrder(own, orderOf(other)),
    [other.file]: withOrder(other, orderOf(own)),
  };
}
