import type { z } from 'zod';
import { briefChanges } from '@/content/schema/brief-changes';
import { customs } from '@/content/schema/customs';
import { companyFacts, workedExamples } from '@/content/schema/facts';
import { forms } from '@/content/schema/forms';
import { goodsPage } from '@/content/schema/goods-page';
import { helpSearch } from '@/content/schema/help-search';
import { landedCostExample } from '@/content/schema/landed-cost';
import { landedCostTool } from '@/content/schema/landed-cost-tool';
import { membership } from '@/content/schema/membership';
import { navigation } from '@/content/schema/navigation';
import { nearMisses } from '@/content/schema/near-misses';
import { page } from '@/content/schema/page';
import { rates } from '@/content/schema/rates';
import { redirects } from '@/content/schema/redirects';
import { routePage } from '@/content/schema/route-page';
import { shipmentStages } from '@/content/schema/shipment-stages';
import { site } from '@/content/schema/site';
import { words } from '@/content/schema/words';
import { collections, isCollection } from '@/lib/collections/collections';
import { pageIdOf } from '@/lib/pages/page-files';

/** The schemas of the files that belong to no collection. */
const singles: Record<string, z.ZodType> = {
  'brief-changes': briefChanges,
  customs,
  error: words,
  facts: companyFacts,
  forms,
  'goods-page': goodsPage,
  'help-search': helpSearch,
  interface: words,
  'landed-cost': landedCostExample,
  'landed-cost-tool': landedCostTool,
  membership,
  navigation,
  'near-misses': nearMisses,
  'not-found': page,
  rates,
  redirects,
  'route-page': routePage,
  'shipment-stages': shipmentStages,
  site,
  'worked-examples': workedExamples,
};

/** Pages that belong to no collection. */
const pagesAlone = ['not-found'];

/** The schema of a file, and the id of the page that it makes; null if it is not a page. */
export type FileSchema = { schema: z.ZodType; page: string | null };

/** Undefined for a file that is not content. @param file from the root: `content/help/faq.ts` */
export function schemaOfFile(file: string): FileSchema | undefined {
  const [, folder, slug] = /^content\/(?:([\w-]+)\/)?([\w-]+)\.ts$/.exec(file) ?? [];
  if (slug === undefined) return undefined;
  if (folder === undefined) {
    const schema = singles[slug];
    return schema && { schema, page: pagesAlone.includes(slug) ? slug : null };
  }
  if (!isCollection(folder)) return undefined;
  return { schema: collections[folder].schema, page: pageIdOf(folder, slug) };
}
