import type { z } from 'zod';
import { numberOf } from '@/lib/money/number';

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

/**
 * Unwraps optional and lazy schemas and unions, as far as the value fits.
 * @param isWhole schemas that stay as they are
 */
export function plainSchemas(
  schema: Schema,
  value: unknown,
  isWhole: (schema: Schema) => boolean = () => false,
): Schema[] {
  const def = definition(schema);
  if (isWhole(schema)) return [schema];
  if (def.type === 'optional') return plainSchemas(def.innerType, value, isWhole);
  if (def.type === 'lazy') return plainSchemas(def.getter(), value, isWhole);
  if (def.type !== 'union') return [schema];
  return def.options
    .flatMap((option) => plainSchemas(option, value, isWhole))
    .filter((option) => mayBe(option, value));
}

/** The schema of an object's additional fields, whose names are free. */
const openFieldOf = ({ catchall }: z.core.$ZodObjectDef) =>
  catchall && definition(catchall).type !== 'never' ? catchall : undefined;

export function childSchema(schema: Schema, key: PropertyKey): Schema | undefined {
  const def = definition(schema);
  if (def.type === 'object') return def.shape[String(key)] ?? openFieldOf(def);
  if (def.type === 'array') return def.element;
  if (def.type === 'tuple') return def.items[numberOf(String(key))];
  return def.type === 'record' ? def.valueType : undefined;
}

/** A field or entry of a value, with its key and the schemas that it may be meant for. */
type Child = { key: string | number; value: unknown; schemas: Schema[] };

/** The fields or entries of a value. @param isWhole schemas that stay as they are */
export const childrenOf = (
  value: object,
  schemas: readonly Schema[],
  isWhole?: (schema: Schema) => boolean,
): Child[] =>
  Object.entries(value).map(([name, child]) => {
    const key = Array.isArray(value) ? numberOf(name) : name;
    const fitting = schemas
      .flatMap((schema) => childSchema(schema, key) ?? [])
      .flatMap((schema) => plainSchemas(schema, child, isWhole));
    return { key, value: child, schemas: fitting };
  });

/** Whether a string is prose: ids, addresses and dates have a prescribed form. */
export function isProse(schema: Schema): boolean {
  const def = definition(schema);
  if (def.type !== 'string' || 'format' in def) return false;
  const formats = def.checks?.map(({ _zod }) => (_zod.def as { format?: string }).format) ?? [];
  return !formats.includes('regex') && !formats.includes('starts_with');
}
