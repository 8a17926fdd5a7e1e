import { z } from 'zod';

/** How the texts of a field are used, where its type does not say it. */
type TextUse =
  /** A date or a phone number, say: not free text, but pages show it as it is. */
  | { use: 'shown' }
  /** Compared with another text, sent with a form, or only for search engines. */
  | { use: 'hidden' }
  /** Part of an address: hidden, and not part of a page's copy. */
  | { use: 'address' }
  /** A group that pages show as one figure. `carrier` is the field that marks it in the edit mode. */
  | { use: 'figure'; carrier: string };

/**
 * The uses of schemas, for the edit mode and the dates of pages. A schema made by `.meta()` keeps
 * the use of the one it is made from; any other method drops it.
 */
export const textUse = z.registry<TextUse>();

/** A copy with this use: the schema itself may be part of others. */
function used<Schema extends z.ZodType>(schema: Schema, use: TextUse): Schema {
  const copy = schema.clone();
  textUse.add(copy, use);
  return copy;
}

export const shown = <Schema extends z.ZodType>(schema: Schema): Schema =>
  used(schema, { use: 'shown' });

export const hidden = <Schema extends z.ZodType>(schema: Schema): Schema =>
  used(schema, { use: 'hidden' });

export const inAddress = <Schema extends z.ZodType>(schema: Schema): Schema =>
  used(schema, { use: 'address' });

export const figure = <Schema extends z.ZodType>(carrier: string, schema: Schema): Schema =>
  used(schema, { use: 'figure', carrier });
