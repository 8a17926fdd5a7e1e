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
