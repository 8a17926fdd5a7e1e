import { z } from 'zod';
import { marketingSections } from './section-marketing';
import { readingSections } from './section-reading';
import { toolSections } from './section-tools';

/** The closed set of section kinds. A kind without its component does not compile. */
export const section = z.discriminatedUnion('kind', [
  ...marketingSections,
  ...readingSections,
  ...toolSections,
]);
export type Section = z.infer<typeof section>;

type SectionKind = Section['kind'];

/** The section of one kind: `SectionOf<'faq'>`. */
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;
