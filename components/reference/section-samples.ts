import { page as notFound } from '@/content/not-found';
import type { AnySection, AnySectionKind } from '@/lib/pages/derived-section';
import { pages } from '@/lib/pages/registry';
import { sectionsOf } from '@/lib/pages/sections-of';

/** A section as it stands on a page, or in a state that the content happens not to have. */
export type SectionSample = { from: string; section: AnySection };

/** States that no page may show today, and that may be there tomorrow. */
const rareStates: readonly SectionSample[] = [
  {
    from: 'empty',
    section: {
      kind: 'press-items',
      heading: 'Press, before there is any',
      items: [],
      empty: 'No article yet. Write to us when you are working on one.',
    },
  },
  {
    from: 'empty',
    section: {
      kind: 'awards',
      heading: 'Awards, before there are any',
      items: [],
      empty: 'No award yet.',
    },
  },
  {
    from: 'empty',
    section: {
      kind: 'openings',
      heading: 'Openings, when there are none',
      items: [],
      empty: 'No position is open. We keep letters for six months.',
    },
  },
];

/** Each kind of section as the first page has it that uses it, then the rare states. */
export function sectionSamples(): readonly SectionSample[] {
  const first = new Map<AnySectionKind, SectionSample>();
  const pagesWithNotFound = [
    ...pages.map((entry) => ({ from: entry.canonical, sections: sectionsOf(entry) })),
    { from: 'not found', sections: notFound.sections },
  ];
  for (const { from, sections } of pagesWithNotFound) {
    for (const section of sections) {
      if (!first.has(section.kind)) first.set(section.kind, { from, section });
    }
  }
  return [...first.values(), ...rareStates];
}
