import { editorialLink } from '@/lib/links/editorial-link';
import { readingMinutes } from '@/lib/text/reading-time';
import type { AnySection } from './derived-section';
import type { OlderPostsEntry, PageEntry, PostEntry } from './page-entry';
import { postList } from './post-list';
import { routeSections } from './route-sections';

function postSections({ page }: PostEntry): AnySection[] {
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

const olderPostsSections = ({ page, number }: OlderPostsEntry): AnySection[] =>
  page.sections.map((section) =>
    section.kind === 'post-index' ? postList(section, number) : section,
  );

const pageDate = ({ page }: PageEntry): AnySection => ({
  kind: 'page-date',
  updated: page.updated,
  editorial: editorialLink,
});

/** A policy says under its heading of which day it is, a guide at its end. */
function datedSections(entry: PageEntry, sections: readonly AnySection[]): AnySection[] {
  const isPolicy = sections.some(({ kind }) => kind === 'document');
  const place = isPolicy ? 1 : sections.length;
  return [...sections.slice(0, place), pageDate(entry), ...sections.slice(place)];
}

/** What a page shows, top to bottom. Pages that carry facts say when these were last changed. */
export function sectionsOf(entry: PageEntry): readonly AnySection[] {
  if (entry.kind === 'route') return datedSections(entry, routeSections(entry));
  if (entry.kind === 'post') return postSections(entry);
  if (entry.kind === 'older-posts') return olderPostsSections(entry);
  const { sections } = entry.page;
  return /^(?:help|services)\//.test(entry.id) ? datedSections(entry, sections) : sections;
}
