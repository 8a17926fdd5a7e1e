import type { FieldPath } from './problem';

export type Group = Record<string, unknown>;

/** A group of fields and its path. */
export type Found = { group: Group; field: FieldPath };

/** Every group of fields in a value, including itself, top to bottom. */
export function groupsIn(value: unknown, field: FieldPath = []): Found[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => groupsIn(item, [...field, i]));
  if (typeof value !== 'object' || value === null) return [];
  const group = value as Group;
  const inner = Object.entries(group).flatMap(([key, item]) => groupsIn(item, [...field, key]));
  return [{ group, field }, ...inner];
}

/** A text and its path. */
export type Text = { text: string; field: FieldPath };

/** Every text in a value, in order. */
export function textsIn(value: unknown, field: FieldPath = []): Text[] {
  if (typeof value === 'string') return [{ text: value, field }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The value at a path, if there is one. */
export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
