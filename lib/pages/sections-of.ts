import type { Page } from '@/content/schema/page';
import type { Post } from '@/content/schema/post';
import { collectionOf } from '@/lib/collections/collections';
import type { SectionLists } from '@/lib/collections/define-collection';
import type { Entry, PageContent } from '@/lib/collections/entry';
import { editorialLink } from '@/lib/links/editorial-link';
import { readingMinutes } from '@/lib/text/reading-time';
import type { AnySection } from './derived-section';
import type { OlderPostsEntry, PageEntry } from './page-entry';
import { postList } from './post-list';
import { pagesIn } from './registry';
import { routeSections } from './route-sections';

/** The sections of a page. @param siblings all pages of its collection, itself included */
type SectionList<Content> = (
  entry: Entry<Content>,
  siblings: readonly Entry<Content>[],
) => readonly AnySection[];

function articleSections({ page }: Entry<Post>): AnySection[] {
  const [hero, ...body] = page.sections;
  const byline: AnySection = {
    kind: 'post-byline',
    author: page.author,
    published: page.published,
    updated: page.updated,
    minutes: readingMinutes(page.sections),
  };
  return hero ? [hero, byline, ...body] : [];
}

const lists: { [Name in keyof SectionLists]: SectionList<SectionLists[Name]> } = {
  own: ({ page }: Entry<Page>) => page.sections,
  route: routeSections,
  article: articleSections,
};

const olderPostsSections = ({ page, number }: OlderPostsEntry): AnySection[] =>
  page.sections.map((section) =>
    section.kind === 'post-index' ? postList(section, number) : section,
  );

const pageDate = ({ page }: PageEntry): AnySection => ({
  kind: 'page-date',
  updated: page.updated,
  editorial: editorialLink,
});

/** A policy shows its date under its heading, any other page at its end. */
function datedSections(entry: PageEntry, sections: readonly AnySection[]): AnySection[] {
  const isPolicy = sections.some(({ kind }) => kind === 'document');
  const place = isPolicy ? 1 : sections.length;
  return [...sections.slice(0, place), pageDate(entry), ...sections.slice(place)];
}

/** What a page shows, top to bottom. */
export function sectionsOf(entry: PageEntry): readonly AnySection[] {
  if (entry.collection === 'older-posts') return olderPostsSections(entry);
  const collection = collectionOf(entry.collection);
  // `defineCollection` allows only a list that fits the content.
  const list = lists[collection.sections] as SectionList<PageContent>;
  const sections = list(entry, pagesIn(entry.collection));
  return collection.showsDate ? datedSections(entry, sections) : sections;
}
