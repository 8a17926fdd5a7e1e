import type { FieldPath } from './problem';

export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

export type Group = Record<string, unknown>;
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a time, an amount or a count: numbers with their unit, shown as one figure. */
export const isFigure = (value: unknown): value is Record<string, string | number> =>
  isGroup(value) &&
  ('unit' in value || 'currency' in value) &&
  Object.values(value).every((part) => typeof part !== 'object');
