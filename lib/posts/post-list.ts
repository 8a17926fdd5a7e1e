import type { SectionOf } from '@/content/schema/section';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import type { PageEntry } from '@/lib/pages/page-entry';
import { type Neighbors, type Pager, pagerNumbers } from '@/lib/pages/paging';
import { POST_INDEX } from '@/lib/pages/registry';
import type { Site } from '@/lib/site/site';
import { readingMinutes } from '@/lib/text/plain-text';
import { postPagePath, postPages } from './older-posts';

type Listed = Pick<Site, 'pageById' | 'posts'>;

const hrefOf = ({ pageById }: Listed, number: number) =>
  postPagePath(pageById(POST_INDEX).path, number);

function neighborsAt(site: Listed, number: number): Neighbors {
  const total = postPages(site.posts).length;
  return {
    newer: number > 1 ? hrefOf(site, number - 1) : undefined,
    older: number < total ? hrefOf(site, number + 1) : undefined,
  };
}

/** The previous and next page of the article index; undefined for any other page. */
export const neighborsOf = (site: Listed, entry: PageEntry): Neighbors | undefined =>
  entry.id === POST_INDEX
    ? neighborsAt(site, entry.collection === 'older-posts' ? entry.number : 1)
    : undefined;

function pagerAt(site: Listed, current: number): Pager | undefined {
  const total = postPages(site.posts).length;
  if (total === 1) return undefined;
  const steps = pagerNumbers(current, total).map((step) =>
    step === 'gap' ? step : { number: step, href: hrefOf(site, step) },
  );
  return { current, steps, ...neighborsAt(site, current) };
}

export function postList(
  site: Listed & Pick<Site, 'locale'>,
  section: SectionOf<'post-index'>,
  number: number,
): AnySectionOf<'post-index'> {
  const shown = postPages(site.posts)[number - 1];
  return {
    kind: 'post-index',
    section,
    posts: site.posts.slice(shown ? shown.from - 1 : 0, shown?.to).map(({ path, page }) => ({
      href: path,
      title: page.name,
      summary: page.summary,
      published: page.published,
      minutes: readingMinutes(page.sections, site.locale),
    })),
    pager: pagerAt(site, number),
  };
}
