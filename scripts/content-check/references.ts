import { nearest } from '../text/nearest';
import type { ContentFile } from './content-file';
import type { FieldPath, Problem } from './problem';
import { type Found, groupsIn } from './walk';
import { counted } from './wording';

/** Each origin by the name of its file, with the time that its page promises by air. */
type Origins = Readonly<Record<string, string | undefined>>;

function unknownOrigin(origin: unknown, field: FieldPath, origins: Origins) {
  const known = Object.keys(origins);
  if (known.includes(String(origin))) return [];
  const meant = nearest(String(origin), known);
  const wrong = `there is no file content/routes/${origin}.ts`;
  const mend = meant ? `perhaps you meant "${meant}"` : `use some of ${known.join(', ')}`;
  return [{ field, wrong, mend }];
}

/** Boards that name an origin which has no file. */
function unknownOrigins({ group, field }: Found, origins: Origins) {
  if (group.kind !== 'departures-board' || !Array.isArray(group.origins)) return [];
  return group.origins.flatMap((origin: unknown, i) =>
    unknownOrigin(origin, [...field, 'origins', i], origins),
  );
}

/** A heading of the home page that promises another time than the origin has which explains it. */
function brokenPromise({ group, field }: Found, origins: Origins) {
  if (group.kind !== 'home-hero') return [];
  const { origin } = (group.times ?? {}) as { origin?: string };
  const unknown = unknownOrigin(origin, [...field, 'times', 'origin'], origins);
  const [said] = /\d+-\d+ (?:days|weeks)/i.exec(String(group.heading)) ?? [];
  const time = origins[origin ?? ''];
  if (unknown.length > 0 || !said || !time || said.toLowerCase() === time) return unknown;
  const wrong = `says ${said}, but from ${origin} it takes ${time}`;
  const mend = `write {${origin}.days}, which follows it, or leave the time out`;
  return [{ field: [...field, 'heading'], wrong, mend }];
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

const timeOf = (content: unknown) => (content as { times?: { index?: string } }).times?.index;

/** What content names and does not have: origins and their times, columns of tables, placeholders. */
export function brokenReferences(files: readonly ContentFile[]): Problem[] {
  const origins: Origins = Object.fromEntries(
    files.flatMap(({ page, content }) =>
      page?.startsWith('routes/') ? [[page.slice('routes/'.length), timeOf(content)]] : [],
    ),
  );
  return files.flatMap(({ file, content }) =>
    groupsIn(content)
      .flatMap((found) => [
        ...unknownOrigins(found, origins),
        ...brokenPromise(found, origins),
        ...unevenRows(found),
        ...unknownPlaceholders(found),
      ])
      .map((problem) => ({ file, ...problem })),
  );
}
