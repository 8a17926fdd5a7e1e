import { timeRange } from '@/content/schema/quantity';
import { english } from '@/lib/format/locales/en';
import { formatTimeRange } from '@/lib/format/time';
import { suggestion } from '../text/nearest';
import type { ContentFile } from './content-file';
import type { FieldPath, Problem } from './problem';
import { type Found, groupsIn } from './walk';
import { counted } from './wording';

/** Time by air in words, by the name of the origin's file. */
type Origins = Readonly<Record<string, string | undefined>>;

function unknownOrigin(origin: unknown, field: FieldPath, origins: Origins) {
  const known = Object.keys(origins);
  if (known.includes(String(origin))) return [];
  const found = `there is no file content/routes/${origin}.ts`;
  return [{ field, found, fix: suggestion(String(origin), known) }];
}

/** Boards with an origin that has no file. */
function unknownOrigins({ group, field }: Found, origins: Origins) {
  if (group.kind !== 'departures-board' || !Array.isArray(group.origins)) return [];
  return group.origins.flatMap((origin: unknown, i) =>
    unknownOrigin(origin, [...field, 'origins', i], origins),
  );
}

/** A home page heading with another time than its origin has. */
function brokenPromise({ group, field }: Found, origins: Origins) {
  if (group.kind !== 'home-hero') return [];
  const { origin } = (group.times ?? {}) as { origin?: string };
  const unknown = unknownOrigin(origin, [...field, 'times', 'origin'], origins);
  const [said] = /\d+-\d+ (?:days|weeks)/i.exec(String(group.heading)) ?? [];
  const time = origins[origin ?? ''];
  if (unknown.length > 0 || !said || !time || said.toLowerCase() === time) return unknown;
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

/** Plans that are not in `content/membership.ts`. */
function unknownPlans({ group, field }: Found, plans: readonly string[]) {
  if (group.kind !== 'plans' || !Array.isArray(group.items)) return [];
  return group.items.flatMap((item: { plan?: unknown }, i) => {
    const plan = String(item?.plan);
    if (plans.includes(plan)) return [];
    const found = `there is no plan "${plan}" in content/membership.ts`;
    return [{ field: [...field, 'items', i, 'plan'], found, fix: suggestion(plan, plans) }];
  });
}

/** Placeholders that are not fields of the file. */
function unknownPlaceholders({ group, field }: Found) {
  const { placeholders } = group;
  if (!Array.isArray(placeholders)) return [];
  return placeholders.flatMap((name: unknown, i) => {
    if (String(name) in group) return [];
    const found = `"${name}" is not a field of this file`;
    return [{ field: [...field, 'placeholders', i], found, fix: 'remove it from the list' }];
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

function plansIn(files: readonly ContentFile[]): string[] {
  const membership = files.find(({ file }) => file === 'content/membership.ts')?.content;
  return Object.keys((membership as { plans?: object } | undefined)?.plans ?? {});
}

/** References in content to missing origins, plans, columns and placeholders. */
export function brokenReferences(files: readonly ContentFile[]): Problem[] {
  const origins: Origins = Object.fromEntries(
    files.flatMap(({ page, content }) =>
      page?.startsWith('routes/') ? [[page.slice('routes/'.length), timeOf(content)]] : [],
    ),
  );
  const plans = plansIn(files);
  return files.flatMap(({ file, content }) =>
    groupsIn(content)
      .flatMap((found) => [
        ...unknownOrigins(found, origins),
        ...brokenPromise(found, origins),
        ...unknownPlans(found, plans),
        ...unevenRows(found),
        ...unknownPlaceholders(found),
        ...headOffice(found),
      ])
      .map((problem) => ({ file, ...problem })),
  );
}
