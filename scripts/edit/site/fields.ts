import { z } from 'zod';
import { isRichText } from '@/content/schema/link';
import { namesFrom } from '@/content/schema/name-from';
import { definition, plainSchemas } from '@/lib/schemas/schemas';
import { namesIn } from '../../content-check/names';
import { entryName, placeInWords } from '../../content-check/place';
import { schemasAt } from '../../content-check/walk';
import type { ContentFile } from '../../content-source/content-file';
import { valueAt } from '../../content-source/groups';
import type { Path } from '../../content-source/read';
import type { JsonSchema } from '../model/json-schema';

type Schema = z.core.$ZodType;

/** A list on the path to a field, and the index of the entry on that path. */
export type Around = { path: Path; index: number; count: number; entry: string };

export type Field = {
  place: string;
  value: unknown;
  /** The form's initial value where there is none yet, as in an untranslated entry. */
  draft?: unknown;
  schema: JsonSchema;
  around: Around[];
};

/** How links in running text are written. */
export const LINKS =
  'A link is [words](contact), to a page or to an address with https://. **Words** are bold.';

/**
 * A schema as JSON schema for a form. A field that names something else gets the names to choose
 * from, as these files have them.
 */
export function formSchema(schema: Schema, files: readonly ContentFile[]): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (isRichText(zodSchema))
        jsonSchema.description = [jsonSchema.description, LINKS].filter(Boolean).join(' ');
      const names = Object.entries(namesIn(files, namesFrom.get(zodSchema)));
      if (names.length > 0)
        Object.assign(jsonSchema, {
          oneOf: names.map(([name, title]) => ({ const: name, title })),
        });
    },
  }) as JsonSchema;
}

/** Narrows a union to the section's kind; other unions stay open. */
function narrowed(schema: Schema, value: unknown): Schema {
  const def = definition(schema);
  if (def.type === 'optional') return narrowed(def.innerType, value);
  const [plain] = plainSchemas(schema, value);
  return def.type === 'union' && 'discriminator' in def && plain ? plain : schema;
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

/** A field of a file with its details; undefined if the schema has no such field. */
export function fieldAt(
  { schema, content }: Pick<ContentFile, 'schema' | 'content'>,
  path: Path,
  files: readonly ContentFile[],
): Field | undefined {
  const value = valueAt(content, path);
  const [found] = schemasAt(schema, content, path);
  if (!found) return undefined;
  const form = formSchema(narrowed(found, value), files);
  // Content shown on the page is edited there, not in the form of the whole page.
  if (path.length === 0) delete form.properties?.sections;
  return {
    place: placeInWords(path, content),
    value,
    schema: form,
    around: listsAround(content, path),
  };
}
