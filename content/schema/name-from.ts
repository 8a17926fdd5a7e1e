import { z } from 'zod';

/**
 * Where the names come from that a field may have: the files of a folder of `content/`, or the
 * entries of a list or group in one of its files, and those of `also`. Entries of a list are named
 * by their `id`, or by the field `by`; with `having`, only entries with that field count.
 */
export type NamesFrom =
  | { folder: string }
  | {
      file: string;
      path: readonly string[];
      also?: readonly string[];
      by?: string;
      having?: string;
    };

/** The fields that name something else, so that the edit mode can offer the names. */
export const namesFrom = z.registry<NamesFrom>();

/** A copy of a schema whose values are such names. The content check says which are unknown. */
export function nameFrom<Schema extends z.ZodType>(schema: Schema, from: NamesFrom): Schema {
  const copy = schema.clone();
  namesFrom.add(copy, from);
  return copy;
}
