import type { z } from 'zod';
import { companyFacts, workedExamples } from '@/content/schema/facts';
import { forms } from '@/content/schema/forms';
import { helpSearch } from '@/content/schema/help-search';
import { landedCost } from '@/content/schema/landed-cost';
import { navigation } from '@/content/schema/navigation';
import { nearMisses } from '@/content/schema/near-misses';
import { listedPage, page } from '@/content/schema/page';
import { post } from '@/content/schema/post';
import { rates } from '@/content/schema/rates';
import { route } from '@/content/schema/route';
import { routePage } from '@/content/schema/route-page';
import { shipmentStages } from '@/content/schema/shipment-stages';
import { site } from '@/content/schema/site';
import { words } from '@/content/schema/words';
import { type PageFolder, pageFolders, pageIdOf } from '@/lib/pages/page-files';

/** What the files of each folder are held against. */
const folders: Record<PageFolder, z.ZodType> = {
  pages: page,
  services: listedPage,
  routes: route,
  help: listedPage,
  about: page,
  blog: post,
};

/** What the files that stand alone are held against. */
const singles: Record<string, z.ZodType> = {
  error: words,
  facts: companyFacts,
  forms,
  'help-search': helpSearch,
  interface: words,
  'landed-cost': landedCost,
  navigation,
  'near-misses': nearMisses,
  'not-found': page,
  rates,
  'route-page': routePage,
  'shipment-stages': shipmentStages,
  site,
  'worked-examples': workedExamples,
};

/** A page although its folder is not one of pages. */
const pagesAlone = ['not-found'];

/** What a file is held against, and the page that it makes; null for what is not a page. */
export type Held = { schema: z.ZodType; page: string | null };

/** @param file from the project's root: `content/help/faq.ts` */
export function heldAgainst(file: string): Held | undefined {
  const [, folder, slug] = /^content\/(?:([\w-]+)\/)?([\w-]+)\.ts$/.exec(file) ?? [];
  if (slug === undefined) return undefined;
  if (folder === undefined) {
    const schema = singles[slug];
    return schema && { schema, page: pagesAlone.includes(slug) ? slug : null };
  }
  const known = pageFolders.find((name) => name === folder);
  return known && { schema: folders[known], page: pageIdOf(known, slug) };
}
