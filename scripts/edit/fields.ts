import { z } from 'zod';
import { childSchema, definition, plainSchemas } from '../content-check/known-keys';
import { entryName, placeInWords } from '../content-check/place';
import type { Path } from '../content-source/read';

type Schema = z.core.$ZodType;

/** A list on the way to a field, and which of its entries the way leads through. */
export type Around = { path: Path; index: number; count: number; entry: string };

/** A field as a form shows it. */
export type Field = {
  place: string;
  value: unknown;
  /** JSON schema, with titles and descriptions. */
  schema: unknown;
  around: Around[];
};

const at = (value: unknown, key: string | number): unknown =>
  (value as Record<string | number, unknown> | undefined)?.[key];

/** What stands at a place of a value, if anything does. */
export const valueAt = (value: unknown, path: Path): unknown => path.reduce<unknown>(at, value);

/** The schemas that a place of a value may be of; more than one where there is a choice. */
function schemasAt(schema: Schema, value: unknown, [key, ...rest]: Path): Schema[] {
  if (key === undefined) return [schema];
  return plainSchemas(schema, value).flatMap((plain) => {
    const next = childSchema(plain, key);
    return next ? schemasAt(next, at(value, key), rest) : [];
  });
}

/** Of the kinds of a section, the one that it is; other choices stay open. */
function narrowed(schema: Schema, value: unknown): Schema {
  const def = definition(schema);
  if (def.type === 'optional') return narrowed(def.innerType, value);
  const [plain] = plainSchemas(schema, value);
  return def.type === 'union' && 'discriminator' in def && plain ? plain : schema;
}

type Json = { properties?: Record<string, unknown> };

/** What stands on the page itself is edited there, not in the form of the whole page. */
function formOf(schema: Schema, path: Path): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  if (path.length === 0) delete json.properties?.sections;
  return json;
}

function listsAround(content: unknown, path: Path): Around[] {
  return path.flatMap((key, i) => {
    if (typeof key !== 'number') return [];
    const list = path.slice(0, i);
    const owner = valueAt(content, list.slice(0, -1));
    const entries = valueAt(content, list);
    const count = Array.isArray(entries) ? entries.length : 0;
    return [{ path: list, index: key, count, entry: entryName(list.at(-1), owner) }];
  });
}

/** A field with what is to be known of it; nothing when the schema has no such field. */
export function fieldAt(schema: Schema, content: unknown, path: Path): Field | undefined {
  const value = valueAt(content, path);
  const [found] = schemasAt(schema, content, path);
  if (!found) return undefined;
  return {
    place: placeInWords(path, content),
    value,
    schema: formOf(narrowed(found, value), path),
    around: listsAround(content, path),
  };
}
