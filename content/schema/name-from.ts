import { z } from 'zod';

/**
 * The names that a field may contain: those of the files in a folder of `content/`, or of the
 * entries of a list or group in one file, and the names in `also`. An entry of a list has its name
 * in `id`, or in the field that `by` names; with `having`, only entries with that field count.
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

/** The schemas of fields that contain such names, so that the edit mode can offer them. */
export const namesFrom = z.registry<NamesFrom>();

/** A copy of the schema whose values are such names. The content check reports unknown ones. */
export function nameFrom<Schema extends z.ZodType>(schema: Schema, from: NamesFrom): Schema {
  const copy = schema.clone();
  namesFrom.add(copy, from);
  return copy;
}
