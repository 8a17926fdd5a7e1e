import type { Page } from '@/content/schema/page';
import type { InterfaceWords } from '@/content/schema/site-content';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { EntryIn, OlderPostsEntry, PostEntry } from '@/lib/pages/page-entry';
import { type ListPage, listPages } from '@/lib/pages/paging';
import { fill } from '@/lib/text/fill';

/** Odd: the first takes a row, the others come in pairs. A quarter of a page's size limit. */
const POSTS_PER_PAGE = 25;

export const postPages = (posts: readonly PostEntry[]): ListPage[] =>
  listPages(posts.length, POSTS_PER_PAGE);

/** The path of a page of the index, by its number. @param index the path of the first */
export const postPagePath = (index: string, number: number): string =>
  number === 1 ? index : `${index}/page/${number}`;

const newestOf = (days: readonly string[]) => days.toSorted().at(-1) ?? '';

/** Name, title and heading of a further page of the index, different from those of all others. */
function wordsOf(
  index: Page,
  posts: readonly PostEntry[],
  shown: ListPage,
  words: InterfaceWords['posts'],
  locale: Locale,
): Page {
  const days = posts.slice(shown.from - 1, shown.to).map(({ page }) => page.published);
  const values = {
    name: index.name,
    number: formatNumber(shown.number, locale),
    total: formatNumber(postPages(posts).length, locale),
    from: formatNumber(shown.from, locale),
    to: formatNumber(shown.to, locale),
    count: formatNumber(posts.length, locale),
    newest: formatDate(days[0] ?? '', locale),
    oldest: formatDate(days.at(-1) ?? '', locale),
  };
  const hero = index.sections.find((section) => section.kind === 'page-hero');
  const lists = index.sections.filter(({ kind }) => kind === 'post-index');
  return {
    name: fill(words.name, values),
    // Every new article moves all others on by one.
    updated: newestOf([index.updated, ...posts.map(({ page }) => page.updated)]),
    meta: {
      title: fill(words.title, values),
      description: fill(words.description, values),
      keywords: index.meta.keywords,
    },
    sections: [
      {
        kind: 'page-hero',
        heading: fill(words.heading, { ...values, heading: hero?.heading ?? index.name }),
        lead: fill(words.lead, values),
      },
      ...lists,
    ],
  };
}

/** Every page of the index after the first. @param posts all articles, newest first */
export function olderPosts(
  index: EntryIn<'about'>,
  posts: readonly PostEntry[],
  words: InterfaceWords['posts'],
  locale: Locale,
): OlderPostsEntry[] {
  return postPages(posts)
    .slice(1)
    .map((shown) => {
      const path = postPagePath(index.path, shown.number);
      return {
        collection: 'older-posts',
        id: index.id,
        slug: index.slug,
        language: index.language,
        index,
        number: shown.number,
        path,
        canonical: path,
        paths: [path],
        page: wordsOf(index.page, posts, shown, words, locale),
      };
    });
}
