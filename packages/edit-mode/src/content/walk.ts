import type { FieldPath } from './problem';

export type Group = Record<string, unknown>;

/** A group of fields and its path. */
export type Found = { group: Group; field: FieldPath };

/**
 * Calls back with every value within a value, itself included, top to bottom. A check walks the
 * whole content many times, so no lists are joined on the way.
 */
function walk(value: unknown, field: FieldPath, visit: (value: unknown, field: FieldPath) => void) {
  visit(value, field);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value))
    walk(inner, [...field, isList ? Number(key) : key], visit);
}

/** Every group of fields in a value, including itself, top to bottom. */
export function groupsIn(value: unknown): Found[] {
  const found: Found[] = [];
  walk(value, [], (inner, field) => {
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      found.push({ group: inner as Group, field });
  });
  return found;
}

/** A text and its path. */
export type Text = { text: string; field: FieldPath };

/** Every text in a value, in order. */
export function textsIn(value: unknown): Text[] {
  const found: Text[] = [];
  walk(value, [], (text, field) => {
    if (typeof text === 'string') found.push({ text, field });
  });
  return found;
}

/** The value at a path, if there is one. */
export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
