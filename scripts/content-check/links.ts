import { suggestion } from '../../lib/text/edit-distance';
import type { ContentFile } from './content-file';
import type { Problem } from './problem';
import { groupsIn, inGroups } from './walk';

/** A page's anchors: sections, questions, parts of a document, tabs. */
const idsOf = (file: ContentFile): string[] =>
  groupsIn(file).flatMap(({ group: { id } }) => (typeof id === 'string' ? [id] : []));

/** Ids that every page's layout or a map uses. */
const shellIds = ['land', 'top', 'content', 'drawer', 'footer-email'];

/** Ids that a page uses twice, or that its layout uses. */
export const repeatedIds = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(({ page }) => page !== null)
    .flatMap((file) => {
      const seen = new Set<unknown>(shellIds);
      return inGroups([file], ({ id }) => {
        const isTaken = seen.has(id);
        if (typeof id === 'string') seen.add(id);
        if (!isTaken) return [];
        const found = `"${id}" is already used on this page`;
        return [{ at: ['id'], found, fix: 'choose a unique name' }];
      });
    });

/** Links to missing anchors. The schema checks the pages themselves. */
export function deadFragments(files: readonly ContentFile[]): Problem[] {
  const known = new Map(files.map((file) => [file.page, file]));
  return inGroups(files, ({ page, fragment }, { page: here }) => {
    const name = page ?? here;
    const target = typeof name === 'string' && known.get(name);
    if (!target || typeof fragment !== 'string') return [];
    const ids = idsOf(target);
    if (ids.includes(fragment)) return [];
    const found = `the page "${name}" has no place named "${fragment}"`;
    const choices = ids.length > 0 ? `, or use one of ${ids.join(', ')}` : '';
    return [{ at: ['fragment'], found, fix: suggestion(fragment, ids, `remove it${choices}`) }];
  });
}
