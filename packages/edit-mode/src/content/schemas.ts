import type { z } from 'zod';
import type { ContentFile } from './content-file';
import type { FieldPath } from './problem';
import type { Text } from './walk';

type Schema = z.core.$ZodType;

/** Zod's schema types, distinguished by `type`. */
export const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The literal fields of each object schema: every value of a union is compared with them. */
const literals = new WeakMap<Schema, [key: string, values: readonly unknown[]][]>();

function literalsOf(schema: Schema) {
  const known = literals.get(schema);
  if (known) return known;
  const def = definition(schema);
  const found = Object.entries(def.type === 'object' ? def.shape : {}).flatMap(([key, field]) => {
    const fixed = definition(field);
    return fixed.type === 'literal' ? [[key, fixed.values] as [string, unknown[]]] : [];
  });
  literals.set(schema, found);
  return found;
}

/** Whether a value may be intended for this shape: it has all its literal fields. */
const mayBe = (schema: Schema, value: unknown): boolean =>
  literalsOf(schema).every(
    ([key, values]) => isRecord(value) && values.some((word) => word === value[key]),
  );

/** Unwraps optional and lazy schemas and unions, as far as the value fits. */
export function plainSchemas(schema: Schema, value: unknown): Schema[] {
  const def = definition(schema);
  if (def.type === 'optional') return plainSchemas(def.innerType, value);
  if (def.type === 'lazy') return plainSchemas(def.getter(), value);
  if (def.type === 'union') {
    return def.options
      .flatMap((option) => plainSchemas(option, value))
      .filter((option) => mayBe(option, value));
  }
  return [schema];
}

/** The schema of an object's additional fields, whose names are free. */
const openFieldOf = ({ catchall }: z.core.$ZodObjectDef) =>
  catchall && definition(catchall).type !== 'never' ? catchall : undefined;

/** The schema of a field or entry within this one. */
export function childSchema(schema: Schema, key: PropertyKey): Schema | undefined {
  const def = definition(schema);
  if (def.type === 'object') return def.shape[String(key)] ?? openFieldOf(def);
  if (def.type === 'array') return def.element;
  if (def.type === 'tuple') return def.items[Number(key)];
  return def.type === 'record' ? def.valueType : undefined;
}

/** A field or entry of a value, with its key and the schemas that it may be meant for. */
type Child = { key: string | number; value: unknown; schemas: Schema[] };

/** The fields or entries of a value. */
export const childrenOf = (value: object, schemas: readonly Schema[]): Child[] =>
  Object.entries(value).map(([name, child]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const fitting = schemas
      .flatMap((schema) => childSchema(schema, key) ?? [])
      .flatMap((schema) => plainSchemas(schema, child));
    return { key, value: child, schemas: fitting };
  });

/** A text with its path and the schemas that it may be meant for. */
export type SchemaText = Text & { schemas: readonly Schema[] };

/** The texts of content that was walked before; many checks ask for them. */
const walked = new WeakMap<object, { schema: Schema; texts: readonly SchemaText[] }>();

/** Every text in content, with its schemas. Cached, so the content must not change afterwards. */
export function textsOf({
  schema,
  content,
}: Pick<ContentFile, 'schema' | 'content'>): readonly SchemaText[] {
  const known = walked.get(content as object);
  if (known?.schema === schema) return known.texts;
  const texts: SchemaText[] = [];
  addTexts(texts, content, plainSchemas(schema, content), []);
  walked.set(content as object, { schema, texts });
  return texts;
}

/** Adds to one list, because joining lists on every level takes longer than the walk. */
function addTexts(
  found: SchemaText[],
  value: unknown,
  schemas: readonly Schema[],
  field: FieldPath,
): void {
  if (typeof value === 'string') found.push({ text: value, field, schemas });
  if (typeof value !== 'object' || value === null) return;
  for (const child of childrenOf(value, schemas))
    addTexts(found, child.value, child.schemas, [...field, child.key]);
}

function keysOf(schema: Schema): string[] {
  const def = definition(schema);
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type !== 'record') return [];
  const keys = definition(def.keyType);
  return keys.type === 'enum' ? Object.values(keys.entries).map(String) : [];
}

/** The schema's field names at a path of a value. */
export function knownKeys(
  schema: Schema,
  value: unknown,
  [key, ...rest]: readonly PropertyKey[],
): string[] {
  const schemas = plainSchemas(schema, value);
  if (key === undefined) return [...new Set(schemas.flatMap(keysOf))];
  const inner = (value as Record<PropertyKey, unknown>)[key];
  return [
    ...new Set(
      schemas.flatMap((option) => {
        const next = childSchema(option, key);
        return next ? knownKeys(next, inner, rest) : [];
      }),
    ),
  ];
}
