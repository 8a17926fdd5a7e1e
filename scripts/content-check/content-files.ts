import type { z } from 'zod';
import { errorWords } from '@/content/error';
import { forms } from '@/content/forms';
import { helpSearch } from '@/content/help-search';
import { words } from '@/content/interface';
import { about, blog, help, pages, routes, services } from '@/content/modules.generated';
import { navigation } from '@/content/navigation';
import { nearMisses } from '@/content/near-misses';
import { page as notFound } from '@/content/not-found';
import { rates } from '@/content/rates';
import { routePage } from '@/content/route-page';
import { forms as formsSchema } from '@/content/schema/forms';
import { helpSearch as helpSearchSchema } from '@/content/schema/help-search';
import { navigation as navigationSchema } from '@/content/schema/navigation';
import { nearMisses as nearMissesSchema } from '@/content/schema/near-misses';
import { listedPage, page } from '@/content/schema/page';
import { post } from '@/content/schema/post';
import { rates as ratesSchema } from '@/content/schema/rates';
import { route } from '@/content/schema/route';
import { routePage as routePageSchema } from '@/content/schema/route-page';
import { site as siteSchema } from '@/content/schema/site';
import { words as wordsSchema } from '@/content/schema/words';
import { site } from '@/content/site';
import { fileOfPage, type PageFolder, pageIdOf } from '@/lib/pages/page-files';
import type { ContentFile } from './content-file';

/** What the files of each folder are held against. */
const folders: Record<PageFolder, { schema: z.ZodType; modules: Record<string, unknown> }> = {
  pages: { schema: page, modules: pages },
  services: { schema: listedPage, modules: services },
  routes: { schema: route, modules: routes },
  help: { schema: listedPage, modules: help },
  about: { schema: page, modules: about },
  blog: { schema: post, modules: blog },
};

const pageFiles = (): ContentFile[] =>
  Object.entries(folders).flatMap(([folder, { schema, modules }]) =>
    Object.entries(modules).map(([slug, content]) => {
      const page = pageIdOf(folder, slug);
      return { file: fileOfPage(page), page, schema, content };
    }),
  );

/** All modules of the content as they stand. */
export function contentFiles(): ContentFile[] {
  const single = (name: string, schema: z.ZodType, content: unknown): ContentFile => ({
    file: `content/${name}.ts`,
    page: null,
    schema,
    content,
  });
  return [
    ...pageFiles(),
    { file: 'content/not-found.ts', page: 'not-found', schema: page, content: notFound },
    single('site', siteSchema, site),
    single('navigation', navigationSchema, navigation),
    single('rates', ratesSchema, rates),
    single('route-page', routePageSchema, routePage),
    single('forms', formsSchema, forms),
    single('help-search', helpSearchSchema, helpSearch),
    single('near-misses', nearMissesSchema, nearMisses),
    single('interface', wordsSchema, words),
    single('error', wordsSchema, errorWords),
  ];
}
