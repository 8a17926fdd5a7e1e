import type { z } from 'zod';
import type { SiteContent } from '@/content/schema/site-content';
import { textUse } from '@/content/schema/text-use';
import { addressesOfFile } from '@/lib/pages/registry';
import { childSchema, definition, isProse, plainSchemas } from '@/lib/schemas/schemas';
import type { ContentFile } from '@/lib/site/content-files';
import { type Field, placeOf } from './look-up';

/** The translation of a text in this field; undefined if it is missing. */
type Translate = (text: string, field: Field) => string | undefined;

type Schema = z.core.$ZodType;
type Walk = (value: unknown, schemas: readonly Schema[], field: Field) => unknown;

const hasUse = (schema: Schema) => textUse.get(schema) !== undefined;
const isOptional = (schema: Schema) => definition(schema).type === 'optional';

/** Whether a value is a text: it has more than the facts that it refers to, as in `{uk.rate}`. */
const isText = (value: unknown, schemas: readonly Schema[]): value is string =>
  typeof value === 'string' &&
  schemas.some(isProse) &&
  /\p{L}/u.test(value.replace(/\{[^}]*\}/g, ''));

/** Search words and mistyped addresses are one message, because their number may differ. */
const isOneMessage = (value: unknown, field: Field): value is string[] =>
  Array.isArray(value) && (field.at(-1) === 'keywords' || field.at(-1) === 'from');

/** Whether a list or group is of no use without an entry or field that is not translated. */
function needs(group: object, inner: readonly Schema[], field: Field): boolean {
  // Without one cell, the other cells of a table would be in wrong columns.
  if (Array.isArray(group)) return field.at(-1) === 'columns' || typeof field.at(-1) === 'number';
  return !inner[0] || !inner.every(isOptional);
}

/**
 * Content with its texts translated, and everything else as it is. Which are texts follows from the
 * schema. An entry or optional field without a translation is left out.
 */
export function translated(content: unknown, schema: Schema, translate: Translate): unknown {
  const own: Walk = (value, around, field) => {
    const schemas = around.flatMap((one) => plainSchemas(one, value, hasUse));
    // Search results are hidden from pages, but not from those who search.
    if (field[0] !== 'meta' && schemas.some(hasUse)) return value;
    if (isText(value, schemas)) return translate(value, field);
    if (isOneMessage(value, field)) return translate(value.join(', '), field)?.split(/\s*,\s*/);
    return typeof value === 'object' && value !== null ? inside(value, schemas, field) : value;
  };

  const inside = (value: object, schemas: readonly Schema[], field: Field) => {
    const all = Object.entries(value).map(([name, item]) => {
      const key = Array.isArray(value) ? Number(name) : name;
      const inner = schemas.flatMap((one) => childSchema(one, key) ?? []);
      const done = own(item, inner, [...field, key]);
      return { key, item, done, isNeeded: needs(value, inner, field) };
    });
    // A page has all its fields, whatever is missing in them.
    if (field.length > 0 && all.some(({ done, isNeeded }) => isNeeded && done === undefined))
      return undefined;
    const kept = all.filter(({ done, isNeeded }) => isNeeded || done !== undefined);
    if (!Array.isArray(value))
      return Object.fromEntries(kept.map(({ key, item, done }) => [key, done ?? item]));
    return kept.length > 0 || value.length === 0 ? kept.map(({ done }) => done) : undefined;
  };

  return own(content, [schema], []);
}

/** The content of a file, translated. One is English only: what shows when the site fails. */
export function translatedFile({ file, content, schema }: ContentFile, translate: Translate) {
  if (file === 'content/error.ts') return content;
  if (file !== 'content/forms.ts') return translated(content, schema, translate);
  // Countries are sent as they are, and chosen by name.
  const { quote, ...others } = content as SiteContent['forms'];
  const countryNames = Object.fromEntries(quote.countries.map((country) => [country, country]));
  return translated({ ...others, quote: { ...quote, countryNames } }, schema, translate);
}

/** An English text of the content, as catalogues have it. */
export type Message = {
  field: Field;
  msgid: string;
  /** Its reference, and the context if its translation differs from that of the same words. */
  place: string;
};

/** The messages of a file, in order. A page's address, `/help/faq`, is translated like a text. */
export function messagesIn(file: ContentFile): Message[] {
  const messages: Message[] = [];
  const record = (msgid: string, field: Field) => {
    messages.push({ field, msgid, place: placeOf(file.file, field) });
    return msgid;
  };
  const address = addressesOfFile(file.file)?.canonical;
  if (address !== undefined) record(address, ['address']);
  translatedFile(file, record);
  return messages;
}
