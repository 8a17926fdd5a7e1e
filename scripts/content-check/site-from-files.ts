import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { SiteContent } from '@/content/schema/site-content';
import { collectionNames } from '@/lib/collections/collections';
import { folderAndSlug } from '@/lib/pages/page-files';
import type { Site } from '@/lib/site/site';
import { siteOf } from '@/lib/site/site-of';

/** The files that belong to no collection, by their field of `SiteContent`. */
export const singles = {
  company: 'site',
  words: 'interface',
  navigation: 'navigation',
  forms: 'forms',
  rates: 'rates',
  companyFacts: 'facts',
  membership: 'membership',
  workedExamples: 'worked-examples',
  routePage: 'route-page',
  goodsPage: 'goods-page',
  helpSearch: 'help-search',
  nearMisses: 'near-misses',
  customs: 'customs',
  landedCost: 'landed-cost',
  landedCostTool: 'landed-cost-tool',
  shipmentStages: 'shipment-stages',
  notFound: 'not-found',
  error: 'error',
} satisfies Record<
  Exclude<keyof SiteContent, 'language' | 'languageName' | 'ownPages' | 'collections'>,
  string
>;

function collectionsOf(files: readonly ContentFile[]) {
  const collections = Object.fromEntries(
    collectionNames.map((name): [string, Record<string, unknown>] => [name, {}]),
  );
  for (const { file, content } of files) {
    const [folder = '', slug = ''] = folderAndSlug(file) ?? [];
    const collection = collections[folder];
    if (collection) collection[slug] = content;
  }
  return collections;
}

/**
 * The English content that these files make, saved or not. They must be valid.
 * @returns undefined if a file that every site needs is not among them
 */
export function contentFrom(files: readonly ContentFile[]): SiteContent | undefined {
  const byFile = new Map(files.map(({ file, content }) => [file, content]));
  const fields = Object.entries(singles).map(([field, name]) => [
    field,
    byFile.get(`content/${name}.ts`),
  ]);
  if (fields.some(([, content]) => content === undefined)) return undefined;
  // Each file has passed the schema of its field.
  return {
    language: 'en',
    languageName: 'English',
    ...Object.fromEntries(fields),
    collections: collectionsOf(files),
  } as SiteContent;
}

/** The English site that these files make; see `contentFrom`. */
export function siteFrom(files: readonly ContentFile[]): Site | undefined {
  const content = contentFrom(files);
  return content && siteOf(content);
}
