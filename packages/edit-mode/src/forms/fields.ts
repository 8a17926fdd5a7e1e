import type { z } from 'zod';
import type { ContentFile } from '../content/content-file';
import type { Places } from '../content/place';
import { childSchema, definition, plainSchemas } from '../content/schemas';
import { valueAt } from '../content/walk';
import type { Path } from '../source/read';
import { formSchema, type NamesOf } from './form-schema';

type Schema = z.core.$ZodType;

/** A list on the path to a field, and the index of the entry on that path. */
export type Around = { path: Path; index: number; count: number; entry: string };

/** A field of a form. */
export type Field = {
  place: string;
  value: unknown;
  /** The form's initial value where there is none yet, as in an untranslated entry. */
  draft?: unknown;
  /** JSON schema, with titles and descriptions. */
  schema: unknown;
  around: Around[];
  /** What an entry is called, if this is a list: `question`. */
  entry: string;
};

/** The possible schemas at a path; more than one for a union. */
function schemasAt(schema: Schema, value: unknown, [key, ...rest]: Path): Schema[] {
  if (key === undefined) return [schema];
  return plainSchemas(schema, value).flatMap((plain) => {
    const next = childSchema(plain, key);
    return next ? schemasAt(next, valueAt(value, [key]), rest) : [];
  });
}

/** Narrows a union to the section's kind; other unions stay open. */
function narrowed(schema: Schema, value: unknown): Schema {
  const def = definition(schema);
  if (def.type === 'optional') return narrowed(def.innerType, value);
  const [plain] = plainSchemas(schema, value);
  return def.type === 'union' && 'discriminator' in def && plain ? plain : schema;
}

type Json = { properties?: Record<string, unknown> };

/** Content shown on the page is edited there, not in the form of the whole page. */
function formOf(schema: Schema, path: Path, namesOf: NamesOf): unknown {
  const json = formSchema(schema, namesOf) as Json;
  if (path.length === 0) delete json.properties?.sections;
  return json;
}

function listsAround(content: unknown, path: Path, { entryName }: Places): Around[] {
  return path.flatMap((key, i) => {
    if (typeof key !== 'number') return [];
    const list = path.slice(0, i);
    const owner = valueAt(content, list.slice(0, -1));
    const entries = valueAt(content, list);
    const count = Array.isArray(entries) ? entries.length : 0;
    return [{ path: list, index: key, count, entry: entryName(list.at(-1), owner) }];
  });
}

/** What forms need to know about a site. */
export type FormTerms = { namesOf: NamesOf; places: Places };

/** A field of a file with its details; undefined if the schema has no such field. */
export function fieldAt(
  { schema, content }: Pick<ContentFile, 'schema' | 'content'>,
  path: Path,
  { namesOf, places }: FormTerms,
): Field | undefined {
  const value = valueAt(content, path);
  const [found] = schemasAt(schema, content, path);
  if (!found) return undefined;
  return {
    place: places.placeInWords(path, content),
    value,
    schema: formOf(narrowed(found, value), path, namesOf),
    around: listsAround(content, path, places),
    entry: places.entryName(path.at(-1), valueAt(content, path.slice(0, -1))),
  };
}
