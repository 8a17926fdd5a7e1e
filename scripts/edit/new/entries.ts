import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import type { NewEntry } from '@nectarine/edit-mode/edited-site';

/** Lists that editors can extend, by page and kind of section. */
const lists: { name: string; page: string; kind: string; list: (string | number)[] }[] = [
  { name: 'Testimonial', page: 'reviews', kind: 'testimonials', list: ['items'] },
  { name: 'Question', page: 'help/faq', kind: 'faq', list: ['groups', 0, 'questions'] },
  { name: 'Prohibited goods', page: 'help/prohibited-items', kind: 'points', list: ['items'] },
  { name: 'Job', page: 'careers', kind: 'openings', list: ['items'] },
  { name: 'Press item', page: 'press', kind: 'press-items', list: ['items'] },
];

/** Lists of the customs rates, which are in one file: levies, bands, rates, reliefs. */
const customsLists: { name: string; list: string[] }[] = [
  { name: 'Levy', list: ['charges'] },
  { name: 'Duty band', list: ['schedules', 'duty'] },
  { name: 'Excise rate', list: ['schedules', 'excise'] },
  { name: 'Relief from charges', list: ['reliefs'] },
];

const endOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

function customsEntries(files: readonly ContentFile[]): NewEntry[] {
  const found = files.find(({ file }) => file === 'content/customs.ts');
  if (!found) return [];
  return customsLists.map(({ name, list }) => ({
    name,
    file: found.file,
    path: [...list, endOf(valueAt(found.content, list))],
  }));
}

/** The extendable lists, each with the path after its last entry. */
export function newEntries(files: readonly ContentFile[]): NewEntry[] {
  const onPages = lists.flatMap(({ name, page, kind, list }) => {
    const found = files.find((file) => file.page === page);
    const { sections = [] } = (found?.content ?? {}) as { sections?: { kind: string }[] };
    const at = sections.findIndex((section) => section.kind === kind);
    if (!found || at === -1) return [];
    const end = endOf(valueAt(sections[at], list));
    return [{ name, file: found.file, path: ['sections', at, ...list, end] }];
  });
  return [...onPages, ...customsEntries(files)];
}
