import { z } from 'zod';

/** How the texts of a field are used, where its type does not say it. */
type TextUse =
  /** A date or a phone number, say: not free text, but pages show it as it is. */
  | { use: 'shown' }
  /** Compared with another text, or sent with a form: not translated either. */
  | { use: 'hidden' }
  /** Only in search results: hidden from pages, but translated. */
  | { use: 'searched' }
  /** Shown in English by every language. */
  | { use: 'english' }
  /** Part of an address: hidden, and not part of a page's copy. */
  | { use: 'address' }
  /** A group that pages show as one figure. `carrier` is the field that marks it in the edit mode. */
  | { use: 'figure'; carrier: string };

/**
 * The uses of schemas, for the edit mode and the dates of pages. A schema made by `.meta()` keeps
 * the use of the one it is made from; any other method drops it.
 */
export const textUse = z.registry<TextUse>();

/** How a list is translated, where it is not entry by entry. */
type ListUse =
  /** All entries are one message, because their number may differ: search words, say. */
  | { as: 'one message' }
  /** Of no use without one of its entries: the cells of a row. */
  | { as: 'cells' }
  /** What pages call the entries of another list of the same group, which are sent as they are. */
  | { as: 'names'; of: string };

/** The lists that are not translated entry by entry. */
export const listUse = z.registry<ListUse>();

function listUsed<Schema extends z.ZodType>(schema: Schema, use: ListUse): Schema {
  const copy = schema.clone();
  listUse.add(copy, use);
  return copy;
}

export const oneMessage = <Schema extends z.ZodType>(schema: Schema): Schema =>
  listUsed(schema, { as: 'one message' });

export const cells = <Schema extends z.ZodType>(schema: Schema): Schema =>
  listUsed(schema, { as: 'cells' });

export const namesOf = <Schema extends z.ZodType>(of: string, schema: Schema): Schema =>
  listUsed(schema, { as: 'names', of });

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

export const searched = <Schema extends z.ZodType>(schema: Schema): Schema =>
  used(schema, { use: 'searched' });

export const onlyEnglish = <Schema extends z.ZodType>(schema: Schema): Schema =>
  used(schema, { use: 'english' });

export const inAddress = <Schema extends z.ZodType>(schema: Schema): Schema =>
  used(schema, { use: 'address' });

export const figure = <Schema extends z.ZodType>(carrier: string, schema: Schema): Schema =>
  used(schema, { use: 'figure', carrier });
