import type { z } from 'zod';
import { singleFiles } from '@/content/schema/single-files';
import type { SiteContent } from '@/content/schema/site-content';
import { collectionNames, collections, isCollection } from '@/lib/collections/collections';
import { folderAndSlug, pageIdOf } from '@/lib/pages/page-files';
import { addressesOf } from '@/lib/pages/registry';
import { placeOf } from './look-up';
import { type Field, translated } from './translated';

/** An English text of the content, as catalogues have it. */
export type CatalogueMessage = {
  field: Field;
  msgid: string;
  /** Its reference, and the context if its translation differs from that of the same words. */
  place: string;
};

/** A file of content, `content/help/faq.ts`, and the id of its page, if it makes one. */
type TextFile = { file: string; page: string | null; schema: z.ZodType; content: unknown };
type OtherFile = TextFile & { field: string };
type PageFile = TextFile & {
  page: string;
  collection: string;
  slug: string;
  content: { readonly name: string };
};

/** Forms with a name for each country to choose: countries are sent as they are. */
const withCountryNames = ({ quote, ...others }: SiteContent['forms']): SiteContent['forms'] => {
  const countryNames = Object.fromEntries(quote.countries.map((country) => [country, country]));
  return { ...others, quote: { ...quote, countryNames } };
};

/** The files that make no page. The one that shows when the site fails is in English only. */
export const otherFiles = (english: SiteContent): OtherFile[] => {
  const { error, ...files } = singleFiles;
  const all = { ...english, forms: withCountryNames(english.forms) };
  return Object.entries(files).map(([field, { file, schema }]) => ({
    ...{ field, file: `content/${file}.ts`, page: null, schema },
    content: all[field as keyof typeof files],
  }));
};

/** The files of all pages. */
export const pageFiles = (english: Pick<SiteContent, 'collections'>): PageFile[] =>
  collectionNames.flatMap((collection) =>
    Object.entries(english.collections[collection]).map(([slug, content]) => ({
      ...{ collection, slug, page: pageIdOf(collection, slug), content },
      file: `content/${collection}/${slug}.ts`,
      schema: collections[collection].schema,
    })),
  );

export const filesOf = (english: SiteContent): TextFile[] => [
  ...otherFiles(english),
  ...pageFiles(english),
];

/** The English address of a page, which is translated like a text: `/help/faq`. */
export function addressIn(file: string): string | undefined {
  const [folder = '', slug = ''] = folderAndSlug(file) ?? [];
  return isCollection(folder) ? addressesOf(folder, slug, {}).canonical : undefined;
}

/** The messages of a file, in order, a page's address first. */
export function messagesIn({ file, content, schema }: TextFile): CatalogueMessage[] {
  const messages: CatalogueMessage[] = [];
  const record = (msgid: string, field: Field) => {
    messages.push({ field, msgid, place: placeOf(file, field) });
    return msgid;
  };
  const address = addressIn(file);
  if (address !== undefined) record(address, ['address']);
  translated(content, schema, record);
  return messages;
}

/** All messages of the content, each place in order. A page's address and name come first. */
export const allMessages = (english: SiteContent): CatalogueMessage[] =>
  filesOf(english).flatMap(messagesIn);
