import type { SectionOf } from '@/content/schema/section';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import type { Site } from '@/lib/site/site';
import { readingMinutes } from '@/lib/text/plain-text';

/** All articles, newest first. */
export const postList = (
  { posts, locale }: Pick<Site, 'posts' | 'locale'>,
  section: SectionOf<'post-index'>,
): AnySectionOf<'post-index'> => ({
  kind: 'post-index',
  section,
  posts: posts.map(({ path, page }) => ({
    href: path,
    title: page.name,
    summary: page.summary,
    published: page.published,
    minutes: readingMinutes(page.sections, locale),
  })),
});
