import type { ContentFile } from '../model/content-file';
import { valueAt } from '../model/walk';

/** A list that can be extended, with the path after its last entry. */
export type NewEntry = { name: string; file: string; path: (string | number)[] };

/** A list that editors can extend: in the first section of this kind, or anywhere in a file. */
type Extendable = { name: string; file: string; kind?: string; list: (string | number)[] };

const customs = (name: string, ...list: string[]): Extendable => ({
  ...{ name, file: 'content/customs.ts', list },
});

const lists: Extendable[] = [
  { name: 'Testimonial', file: 'content/pages/reviews.ts', kind: 'testimonials', list: ['items'] },
  {
    ...{ name: 'Question', file: 'content/help/faq.ts', kind: 'faq' },
    list: ['groups', 0, 'questions'],
  },
  {
    ...{ name: 'Prohibited goods', file: 'content/help/prohibited-items.ts', kind: 'cards' },
    list: ['items'],
  },
  { name: 'Job', file: 'content/pages/careers.ts', kind: 'listing', list: ['items'] },
  { name: 'Press item', file: 'content/pages/press.ts', kind: 'listing', list: ['items'] },
  customs('Levy', 'charges'),
  customs('Duty band', 'schedules', 'duty'),
  customs('Excise rate', 'schedules', 'excise'),
  customs('Relief from charges', 'reliefs'),
];

/** The extendable lists, each with the path after its last entry. */
export const newEntries = (files: readonly ContentFile[]): NewEntry[] =>
  lists.flatMap(({ name, file, kind, list }) => {
    const content = files.find((one) => one.file === file)?.content;
    const { sections = [] } = (content ?? {}) as { sections?: { kind: string }[] };
    const at = sections.findIndex((section) => section.kind === kind);
    const path = kind ? ['sections', at, ...list] : list;
    const entries = valueAt(content, path);
    return Array.isArray(entries) ? [{ name, file, path: [...path, entries.length] }] : [];
  });
