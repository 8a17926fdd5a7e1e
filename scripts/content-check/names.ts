import type { z } from 'zod';
import { type NamesFrom, namesFrom } from '@/content/schema/name-from';
import { folderAndSlug } from '@/lib/pages/page-files';
import { suggestion } from '../text/nearest';
import type { ContentFile } from './content-file';
import { childSchema, plainSchemas } from './known-keys';
import type { FieldPath, Problem } from './problem';
import { valueAt } from './walk';

type Schema = z.core.$ZodType;
type Named = Readonly<Record<string, unknown>>;

/** Names with the label of each. */
export type Names = Record<string, string>;

const labelled = (name: string, { name: label }: Named = {}): [string, string] => [
  name,
  typeof label === 'string' ? label : name,
];

/** The names that a field can have, as content has them now. */
export function namesIn(files: readonly ContentFile[], from: NamesFrom | undefined): Names {
  if (!from) return {};
  if ('folder' in from) {
    const inFolder = files.flatMap(({ file, content }) => {
      const [folder, slug] = folderAndSlug(file) ?? [];
      return slug && folder === from.folder ? [labelled(slug, content as Named)] : [];
    });
    return Object.fromEntries(inFolder);
  }
  const { by = 'id', having } = from;
  const found = valueAt(files.find(({ file }) => file === from.file)?.content, from.path) ?? {};
  const entries = Array.isArray(found)
    ? found
        .filter((entry: Named) => !having || entry[having] !== undefined)
        .map((entry: Named) => labelled(String(entry[by]), entry))
    : Object.entries(found).map(([name, entry]) => labelled(name, entry as Named));
  return Object.fromEntries([...(from.also ?? []).map((name) => labelled(name)), ...entries]);
}

const whereFrom = (from: NamesFrom) =>
  'folder' in from ? `content/${from.folder}` : `${from.file} (${from.path.join('.')})`;

type Fault = Omit<Problem, 'file'>;

function faultOf(value: string, field: FieldPath, from: NamesFrom, names: Names): Fault[] {
  const known = Object.keys(names);
  // Some checks get a few files only, without those that are named.
  if (known.length === 0 || known.includes(value)) return [];
  const found = `"${value}" is not in ${whereFrom(from)}`;
  return [{ field, found, fix: suggestion(value, known) }];
}

/** Names of something that content no longer has, or never had. */
export function unknownNames(files: readonly ContentFile[]): Problem[] {
  const cached = new Map<NamesFrom, Names>();
  function namesOf(from: NamesFrom): Names {
    const names = cached.get(from) ?? namesIn(files, from);
    cached.set(from, names);
    return names;
  }
  function faults(value: unknown, schemas: readonly Schema[], field: FieldPath): Fault[] {
    if (typeof value === 'string')
      return schemas.flatMap((schema) => {
        const from = namesFrom.get(schema);
        return from ? faultOf(value, field, from, namesOf(from)) : [];
      });
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, child]) => {
      const next = schemas.flatMap((schema) => childSchema(schema, key) ?? []);
      const at = [...field, Array.isArray(value) ? Number(key) : key];
      return faults(
        child,
        next.flatMap((schema) => plainSchemas(schema, child)),
        at,
      );
    });
  }
  return files.flatMap(({ file, schema, content }) =>
    faults(content, plainSchemas(schema, content), []).map((fault) => ({ file, ...fault })),
  );
}
