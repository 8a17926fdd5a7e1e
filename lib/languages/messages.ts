import type { z } from 'zod';
import { singleFiles } from '@/content/schema/single-files';
import type { SiteContent } from '@/content/schema/site-content';
import {
  type CollectionName,
  collectionNames,
  collections,
  isCollection,
} from '@/lib/collections/collections';
import { folderAndSlug, pageIdOf } from '@/lib/pages/page-files';
import { addressesOf } from '@/lib/pages/registry';
import { placeOf } from './look-up';
import { translated } from './translated';

/** An English text of the content, as catalogues have it. */
export type CatalogueMessage = {
  field: readonly string[];
  msgid: string;
  /** Its reference, and the context if its translation differs from that of the same words. */
  place: string;
};

/** A file of content with texts to translate: `content/help/faq.ts`. */
type TranslatedFile = { file: string; content: unknown; schema: z.ZodType };

type PageFile = TranslatedFile & {
  id: string;
  collection: CollectionName;
  slug: string;
  content: { readonly name: string };
};

/** Figures, and the page that shows when the site fails, which is in English only. */
const untranslated = ['companyFacts', 'membership', 'workedExamples', 'error'] as const;

/** A field of the content that is no page: menus, forms, prices. */
export type OtherField = Exclude<keyof typeof singleFiles, (typeof untranslated)[number]>;

/** Forms with a name for each country to choose: countries are sent as they are. */
const withCountryNames = ({ quote, ...others }: SiteContent['forms']): SiteContent['forms'] => ({
  ...others,
  quote: {
    ...quote,
    countryNames: Object.fromEntries(quote.countries.map((country) => [country, country])),
  },
});

/** The files that make no page. */
export const otherFiles = (content: SiteContent): (TranslatedFile & { field: OtherField })[] =>
  Object.entries(singleFiles).flatMap(([name, { file, schema }]) => {
    if (untranslated.some((one) => one === name)) return [];
    const field = name as OtherField;
    const own = field === 'forms' ? withCountryNames(content.forms) : content[field];
    return { field, file: `content/${file}.ts`, content: own, schema };
  });

/** The files of all pages, in the order of their names, whichever was read first. */
export const pageFiles = ({ collections: all }: Pick<SiteContent, 'collections'>): PageFile[] =>
  collectionNames.flatMap((collection) =>
    Object.entries(all[collection])
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, content]) => ({
        ...{ collection, slug, id: pageIdOf(collection, slug), content },
        file: `content/${collection}/${slug}.ts`,
        schema: collections[collection].schema,
      })),
  );

/** The English address of a page, which is translated like a text: `/help/faq`. */
export function addressIn(file: string): string | undefined {
  const [folder = '', slug = ''] = folderAndSlug(file) ?? [];
  return isCollection(folder) ? addressesOf(folder, slug, {}).canonical : undefined;
}

/** The messages of a file, in order, a page's address first. */
export function messagesIn({ file, content, schema }: TranslatedFile): CatalogueMessage[] {
  const messages: CatalogueMessage[] = [];
  const record = (msgid: string, field: readonly string[]) => {
    messages.push({ field, msgid, place: placeOf(file, field) });
    return msgid;
  };
  const address = addressIn(file);
  if (address !== undefined) record(address, ['address']);
  translated(content, schema, record, 'english');
  return messages;
}

/** All messages of the content, each place in order. A page's address and name come first. */
export const allMessages = (english: SiteContent): CatalogueMessage[] =>
  [...otherFiles(english), ...pageFiles(english)].flatMap(messagesIn);
