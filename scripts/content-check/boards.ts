import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import type { Route } from '@/content/schema/route';

type Board = { kind?: unknown; origins?: unknown; note?: unknown };

/** Origins whose boards say days while their pages count business days. */
function countedInBusinessDays(files: readonly ContentFile[]): string[] {
  return files.flatMap(({ file, content }) => {
    const [, slug] = /^content\/routes\/([\w-]+)\.ts$/.exec(file) ?? [];
    const { times } = (content ?? {}) as Partial<Route>;
    return slug && times?.air?.unit !== times?.index?.unit ? [slug] : [];
  });
}

/** Boards without a note that show such an origin: its two times seem to contradict each other. */
export function boardsWithoutNote(files: readonly ContentFile[]): Problem[] {
  const counted = countedInBusinessDays(files);
  return files.flatMap(({ file, content }) => {
    const { sections } = (content ?? {}) as { sections?: unknown };
    if (!Array.isArray(sections)) return [];
    return sections.flatMap(({ kind, origins, note }: Board, i) => {
      if (kind !== 'departures-board' || note !== undefined) return [];
      const shown = Array.isArray(origins) ? origins : counted;
      const [slug] = counted.filter((other) => shown.includes(other));
      if (slug === undefined) return [];
      const found = `is missing, though the page of "${slug}" counts business days and the board doesn't`;
      const fix = 'add a note that links to what the times mean';
      return [{ file, field: ['sections', i, 'note'], found, fix }];
    });
  });
}
