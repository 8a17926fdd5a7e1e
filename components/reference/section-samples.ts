import type { AnySection, AnySectionKind } from '@/lib/pages/derived-section';
import { derivedSections } from './fixtures/derived-sections';
import { marketingSections } from './fixtures/marketing-sections';
import { readingSections } from './fixtures/reading-sections';
import { toolsSections } from './fixtures/tools-sections';

/** A typical section with everything its kind can show, or a rare state. */
export type SectionSample = { state: string; section: AnySection };

/**
 * Samples have their own copy, so that pictures do not change with the site's. A kind without a
 * sample does not compile.
 */
const everyKind: Record<AnySectionKind, AnySection> = {
  ...marketingSections,
  ...readingSections,
  ...toolsSections,
  ...derivedSections,
};

/** States that no page shows at the moment but may. */
const rareStates: readonly SectionSample[] = [
  {
    state: 'empty',
    section: {
      kind: 'press-items',
      heading: 'Press, before there is any',
      items: [],
      empty: 'No article yet. Write to us when you are working on one.',
    },
  },
  {
    state: 'empty',
    section: {
      kind: 'awards',
      heading: 'Awards, before there are any',
      items: [],
      empty: 'No award yet.',
    },
  },
  {
    state: 'empty',
    section: {
      kind: 'openings',
      heading: 'Openings, when there are none',
      items: [],
      empty: 'No position is open. We keep letters for six months.',
    },
  },
];

/** Each kind of section, followed by the rare states. */
export function sectionSamples(): readonly SectionSample[] {
  const usual = Object.values(everyKind).map((section) => ({ state: 'usual', section }));
  return [...usual, ...rareStates];
}
