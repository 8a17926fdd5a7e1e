import type { ContentFile } from '../../content-check/content-file';
import { valueAt } from '../fields';

/** Lists that editors can extend, by page and kind of section. */
const lists: { name: string; page: string; kind: string; list: (string | number)[] }[] = [
  { name: 'Testimonial', page: 'reviews', kind: 'testimonials', list: ['items'] },
  { name: 'Question', page: 'help/faq', kind: 'faq', list: ['groups', 0, 'questions'] },
  { name: 'Prohibited goods', page: 'help/prohibited-items', kind: 'points', list: ['items'] },
  { name: 'Job', page: 'careers', kind: 'openings', list: ['items'] },
  { name: 'Press item', page: 'press', kind: 'press-items', list: ['items'] },
];

export type NewEntry = { name: string; file: string; path: (string | number)[] };

/** The extendable lists, each with the path after its last entry. */
export function newEntries(files: readonly ContentFile[]): NewEntry[] {
  return lists.flatMap(({ name, page, kind, list }) => {
    const found = files.find((file) => file.page === page);
    const { sections = [] } = (found?.content ?? {}) as { sections?: { kind: string }[] };
    const at = sections.findIndex((section) => section.kind === kind);
    if (!found || at === -1) return [];
    const entries = valueAt(sections[at], list);
    const end = Array.isArray(entries) ? entries.length : 0;
    return [{ name, file: found.file, path: ['sections', at, ...list, end] }];
  });
}
