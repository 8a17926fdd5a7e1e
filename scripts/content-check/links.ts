import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { groupsIn } from '@nectarine/edit-mode/content/walk';
import { suggestion } from '../text/nearest';

/** A page's anchors: sections, questions, parts of a document, tabs. */
function fragmentsOf({ content }: ContentFile) {
  return groupsIn(content).flatMap(({ group, field }) =>
    typeof group.id === 'string' ? [{ id: group.id, field: [...field, 'id'] }] : [],
  );
}

/** Ids that every page's layout or a map uses. */
const shellIds = ['land', 'top', 'content', 'drawer', 'footer-email'];

/** Ids that a page uses twice, or that its layout uses. */
export function repeatedIds(file: ContentFile): Problem[] {
  if (file.page === null) return [];
  const seen = new Set(shellIds);
  return fragmentsOf(file).flatMap(({ id, field }) => {
    const taken = seen.has(id);
    seen.add(id);
    if (!taken) return [];
    const found = `"${id}" is already used on this page`;
    return [{ file: file.file, field, found, fix: 'choose a unique name' }];
  });
}

/** Links to missing anchors. The schema checks the pages themselves. */
export function deadFragments(files: readonly ContentFile[]): Problem[] {
  const known = new Map(
    files.map((file) => [file.page, fragmentsOf(file).map(({ id }) => id)] as const),
  );
  return files.flatMap(({ file, page: here, content }) =>
    groupsIn(content).flatMap(({ group, field }) => {
      const { page = here, fragment } = group;
      if (typeof fragment !== 'string' || typeof page !== 'string') return [];
      const ids = known.get(page);
      if (!ids || ids.includes(fragment)) return [];
      return [{ file, field: [...field, 'fragment'], ...noSuchPlace(fragment, page, ids) }];
    }),
  );
}

function noSuchPlace(fragment: string, page: string, ids: readonly string[]) {
  const choices = ids.length > 0 ? `, or use one of ${ids.join(', ')}` : '';
  return {
    found: `the page "${page}" has no ID named "${fragment}"`,
    fix: suggestion(fragment, ids, `remove it${choices}`),
  };
}
