import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { type Found, groupsIn } from '@nectarine/edit-mode/content/walk';
import { timeRange } from '@/content/schema/quantity';
import { english } from '@/lib/format/locales/en';
import { formatTimeRange } from '@/lib/format/time';
import { counted } from './wording';

/** Time by air in words, by the name of the origin's file. */
type Origins = Readonly<Record<string, string | undefined>>;

/** A home page heading that states another time than the page of its origin. */
function brokenPromise({ group, field }: Found, origins: Origins) {
  if (group.kind !== 'home-hero') return [];
  const { origin } = (group.times ?? {}) as { origin?: string };
  const [said] = /\d+-\d+ (?:days|weeks)/i.exec(String(group.heading)) ?? [];
  const time = origins[origin ?? ''];
  if (!said || !time || said.toLowerCase() === time) return [];
  const found = `says ${said}, but from ${origin} it takes ${time}`;
  const fix = `write {${origin}.days}, which stays up to date, or remove the time`;
  return [{ field: [...field, 'heading'], found, fix }];
}

/** Table rows with more or fewer cells than columns. */
function unevenRows({ group, field }: Found) {
  const { columns, rows } = group;
  if (!Array.isArray(columns) || !Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, i) => {
    if (!Array.isArray(row) || row.length === columns.length) return [];
    return [
      {
        field: [...field, 'rows', i],
        found: `has ${counted(row.length, 'cell', 'cells')}, but the table has ${columns.length} columns`,
        fix: 'give each row one cell per column',
      },
    ];
  });
}

/** The head office has to be first: the site shows it as the place where cargo arrives. */
function headOffice({ group }: Found) {
  if (!Array.isArray(group.offices) || !('airport' in group)) return [];
  const [first] = group.offices as { country?: unknown }[];
  if (!first || first.country === 'Tanzania') return [];
  const found = 'is not the head office in Tanzania, where cargo arrives';
  return [{ field: ['offices', 0], found, fix: 'put the head office first' }];
}

function timeOf(content: unknown): string | undefined {
  const { times } = content as { times?: { index?: unknown } };
  const { data } = timeRange.safeParse(times?.index);
  return data && formatTimeRange(data, english);
}

/** Values that contradict others: promised times, table rows, the head office. */
export function contradictions(files: readonly ContentFile[]): Problem[] {
  const origins: Origins = Object.fromEntries(
    files.flatMap(({ page, content }) =>
      page?.startsWith('routes/') ? [[page.slice('routes/'.length), timeOf(content)]] : [],
    ),
  );
  return files.flatMap(({ file, content }) =>
    groupsIn(content)
      .flatMap((found) => [
        ...brokenPromise(found, origins),
        ...unevenRows(found),
        ...headOffice(found),
      ])
      .map((problem) => ({ file, ...problem })),
  );
}
