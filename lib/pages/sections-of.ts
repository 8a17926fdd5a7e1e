import type { Page } from '@/content/schema/page';
import type { Post } from '@/content/schema/post';
import { collectionOf } from '@/lib/collections/collections';
import type { SectionLists } from '@/lib/collections/define-collection';
import type { Entry, PageContent } from '@/lib/collections/entry';
import { editorialLink } from '@/lib/links/editorial-link';
import type { Site } from '@/lib/site/site';
import { readingMinutes } from '@/lib/text/reading-time';
import type { AnySection } from './derived-section';
import { goodsSections } from './goods-sections';
import type { OlderPostsEntry, PageEntry } from './page-entry';
import { postList } from './post-list';
import { routeSections } from './route-sections';

type SectionList<Content> = (entry: Entry<Content>, site: Site) => readonly AnySection[];

function articleSections({ page }: Entry<Post>, { locale }: Site): AnySection[] {
  const [hero, ...body] = page.sections;
  const byline: AnySection = {
    kind: 'post-byline',
    author: page.author,
    published: page.published,
    updated: page.updated,
    minutes: readingMinutes(page.sections, locale),
    inShort: page.inShort,
  };
  return hero ? [hero, byline, ...body] : [];
}

const lists: { [Name in keyof SectionLists]: SectionList<SectionLists[Name]> } = {
  own: ({ page }: Entry<Page>) => page.sections,
  route: routeSections,
  goods: goodsSections,
  article: articleSections,
};

const olderPostsSections = (site: Site, { page, number }: OlderPostsEntry): AnySection[] =>
  page.sections.map((section) =>
    section.kind === 'post-index' ? postList(site, section, number) : section,
  );

const pageDate = ({ words }: Site, { page }: PageEntry): AnySection => ({
  kind: 'page-date',
  updated: page.updated,
  editorial: editorialLink(words),
});

/** A policy shows its date under its heading, any other page at its end. */
function datedSections(
  site: Site,
  entry: PageEntry,
  sections: readonly AnySection[],
): AnySection[] {
  const isPolicy = sections.some(({ kind }) => kind === 'document');
  const place = isPolicy ? 1 : sections.length;
  return [...sections.slice(0, place), pageDate(site, entry), ...sections.slice(place)];
}

/** What a page shows, top to bottom. */
export function sectionsOf(site: Site, entry: PageEntry): readonly AnySection[] {
  if (entry.collection === 'older-posts') return olderPostsSections(site, entry);
  const collection = collectionOf(entry.collection);
  // `defineCollection` allows only a list that fits the content.
  const list = lists[collection.sections] as SectionList<PageContent>;
  const sections = list(entry, site);
  return collection.showsDate ? datedSections(site, entry, sections) : sections;
}
