import { readingMinutes } from '@/lib/text/reading-time';
import type { AnySection } from './derived-section';
import type { PageEntry, PostEntry } from './registry';
import { routeSections } from './route-sections';

function postSections({ page }: PostEntry): AnySection[] {
  const [hero, ...body] = page.sections;
  const byline: AnySection = {
    kind: 'post-byline',
    author: page.author,
    published: page.published,
    minutes: readingMinutes(page.sections),
  };
  return hero ? [hero, byline, ...body] : [];
}

/** What a page shows, top to bottom. */
export function sectionsOf(entry: PageEntry): readonly AnySection[] {
  if (entry.kind === 'route') return routeSections(entry);
  if (entry.kind === 'post') return postSections(entry);
  return entry.page.sections;
}
