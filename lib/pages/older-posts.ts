import { words } from '@/content/interface';
import type { Page } from '@/content/schema/page';
import { formatDate } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { fill } from '@/lib/text/fill';
import type { EntryIn, OlderPostsEntry, PostEntry } from './page-entry';
import { type ListPage, listPages } from './paging';

/**
 * How many articles stand on one page of their index: an odd number, for the first takes a row and
 * the others stand in pairs. So many weigh a quarter of what a page may, whatever their titles.
 */
export const POSTS_PER_PAGE = 25;

/** How the list of articles is cut into pages. */
export const postPages = (posts: readonly PostEntry[]): ListPage[] =>
  listPages(posts.length, POSTS_PER_PAGE);

/** Where a page of the index is, by its number. @param index the path of the first */
export const postPagePath = (index: string, number: number): string =>
  number === 1 ? index : `${index}/page/${number}`;

const newestOf = (days: readonly string[]) => days.toSorted().at(-1) ?? '';

/** What a further page of the index says of itself, so that it can be told from all others. */
function wordsOf(index: Page, posts: readonly PostEntry[], shown: ListPage): Page {
  const days = posts.slice(shown.from - 1, shown.to).map(({ page }) => page.published);
  const values = {
    name: index.name,
    number: formatNumber(shown.number),
    total: formatNumber(postPages(posts).length),
    from: formatNumber(shown.from),
    to: formatNumber(shown.to),
    count: formatNumber(posts.length),
    newest: formatDate(days[0] ?? ''),
    oldest: formatDate(days.at(-1) ?? ''),
  };
  const hero = index.sections.find((section) => section.kind === 'page-hero');
  const lists = index.sections.filter(({ kind }) => kind === 'post-index');
  const { posts: said } = words;
  return {
    name: fill(said.name, values),
    // Every new article moves all others one place on.
    updated: newestOf([index.updated, ...posts.map(({ page }) => page.updated)]),
    meta: {
      title: fill(said.title, values),
      description: fill(said.description, values),
      keywords: index.meta.keywords,
    },
    sections: [
      {
        kind: 'page-hero',
        heading: fill(said.heading, { ...values, heading: hero?.heading ?? index.name }),
        lead: fill(said.lead, values),
      },
      ...lists,
    ],
  };
}

/**
 * The pages of the article index after the first, in their order; none as long as that holds all.
 *
 * @param index the page that the list begins on
 * @param posts all articles, newest first
 */
export function olderPosts(
  index: EntryIn<'about'>,
  posts: readonly PostEntry[],
): OlderPostsEntry[] {
  return postPages(posts)
    .slice(1)
    .map((shown) => {
      const path = postPagePath(index.path, shown.number);
      return {
        collection: 'older-posts',
        id: index.id,
        slug: index.slug,
        index,
        number: shown.number,
        path,
        canonical: path,
        paths: [path],
        page: wordsOf(index.page, posts, shown),
      };
    });
}
