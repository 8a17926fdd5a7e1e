import { nearest } from '../text/nearest';
import type { ContentFile } from './content-file';
import type { Problem } from './problem';
import { type Found, groupsIn } from './walk';
import { counted } from './wording';

/** Boards that name an origin which has no file. */
function unknownOrigins({ group, field }: Found, origins: readonly string[]) {
  if (group.kind !== 'departures-board' || !Array.isArray(group.origins)) return [];
  return group.origins.flatMap((origin: unknown, i) => {
    if (origins.includes(String(origin))) return [];
    const meant = nearest(String(origin), origins);
    return [
      {
        field: [...field, 'origins', i],
        wrong: `there is no file content/routes/${origin}.ts`,
        mend: meant ? `perhaps you meant "${meant}"` : `use some of ${origins.join(', ')}`,
      },
    ];
  });
}

/** Rows of a table with more or fewer cells than it has columns. */
function unevenRows({ group, field }: Found) {
  const { columns, rows } = group;
  if (!Array.isArray(columns) || !Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, i) => {
    if (!Array.isArray(row) || row.length === columns.length) return [];
    return [
      {
        field: [...field, 'rows', i],
        wrong: `has ${counted(row.length, 'cell', 'cells')}, but the table has ${columns.length} columns`,
        mend: 'give each row one cell a column',
      },
    ];
  });
}

/** Placeholders that the site's facts do not have. */
function unknownPlaceholders({ group, field }: Found) {
  const { placeholders } = group;
  if (!Array.isArray(placeholders)) return [];
  return placeholders.flatMap((name: unknown, i) => {
    if (String(name) in group) return [];
    const wrong = `"${name}" is not a field of this file`;
    return [{ field: [...field, 'placeholders', i], wrong, mend: 'take it off the list' }];
  });
}

/** What content names and does not have: origins of boards, columns of tables, placeholders. */
export function brokenReferences(files: readonly ContentFile[]): Problem[] {
  const origins = files.flatMap(({ page }) =>
    page?.startsWith('routes/') ? [page.slice('routes/'.length)] : [],
  );
  return files.flatMap(({ file, content }) =>
    groupsIn(content)
      .flatMap((found) => [
        ...unknownOrigins(found, origins),
        ...unevenRows(found),
        ...unknownPlaceholders(found),
      ])
      .map((problem) => ({ file, ...problem })),
  );
}
