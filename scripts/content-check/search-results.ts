import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { routeMeta } from '@/lib/pages/route-meta';
import { siteFrom } from './site-from-files';

/** How much search engines show. */
const LONGEST = { title: 60, description: 160 };

/** Origins whose title or description, put together from several fields, is cut off in search results. */
export function cutOffInResults(files: readonly ContentFile[]): Problem[] {
  const site = siteFrom(files);
  return (site?.originRoutes ?? []).flatMap(({ slug, page }) => {
    if (!site) return [];
    const file = `content/routes/${slug}.ts`;
    const { title, description } = routeMeta(page, site);
    const tooMuch = (what: string, { length }: string, longest: number, field: string[]) =>
      length <= longest
        ? []
        : {
            ...{ file, field },
            found: `gives a ${what} of ${length} characters, of which search results show ${longest}`,
            fix: `shorten it by ${length - longest}`,
          };
    return [
      tooMuch('title', title, LONGEST.title, ['nameInSentence']),
      tooMuch('description', description, LONGEST.description, ['meta', 'about']),
    ].flat();
  });
}
