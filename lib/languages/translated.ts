import type { z } from 'zod';
import type { SiteContent } from '@/content/schema/site-content';
import { listUse, textUse } from '@/content/schema/text-use';
import type { Translation } from '@/content/schema/translation';
import { numberOf } from '@/lib/money/number';
import { type ContentFile, contentFrom, filesOf } from '@/lib/pages/content-files';
import { addressesOfFile } from '@/lib/pages/registry';
import { childSchema, definition, isProse, plainSchemas } from '@/lib/schemas/schemas';
import { relinked } from '@/lib/text/running-text';
import { type Field, lookUp, placeOf } from './look-up';

/**
 * The translation of a text in this field; undefined if it is missing.
 * @param isVital whether its page cannot do without it
 */
type Translate = (text: string, field: Field, isVital: boolean) => string | undefined;

type Schema = z.core.$ZodType;
type Walk = (
  value: unknown,
  schemas: readonly Schema[],
  field: Field,
  isNeeded: boolean,
) => unknown;

/** Whether a schema's values are the same in every language, such as what is sent with a form. */
const isKept = (schema: Schema) => ![undefined, 'searched'].includes(textUse.get(schema)?.use);
const isList = (schemas: readonly Schema[], as: 'one message' | 'cells') =>
  schemas.some((schema) => listUse.get(schema)?.as === as);

/** A group of names has one for each entry of its list: English has only those that differ. */
function withAllNames(item: unknown, schemas: readonly Schema[], group: object): unknown {
  for (const schema of schemas) {
    const use = listUse.get(schema);
    const list = use?.as === 'names' && (group as Record<string, unknown>)[use.of];
    if (Array.isArray(list)) return Object.fromEntries(list.map((entry) => [entry, entry]));
  }
  return item;
}

const isOptional = (schema: Schema) => definition(schema).type === 'optional';

/** Whether a value is a text: it has more than the facts that it refers to, as in `{uk.rate}`. */
const isText = (value: unknown, schemas: readonly Schema[]): value is string =>
  typeof value === 'string' &&
  schemas.some(isProse) &&
  /\p{L}/u.test(value.replace(/\{[^}]*\}/g, ''));

const isOneMessage = (value: unknown, schemas: readonly Schema[]): value is string[] =>
  Array.isArray(value) && isList(schemas, 'one message');

/** Whether a field is one of a page or of its first section, which has the heading: no entry of a list. */
const isAlone = (field: Field): boolean =>
  field.every(
    (key, i) => typeof key === 'string' || (i === 1 && field[0] === 'sections' && key === 0),
  );

/** Whether this entry or field must be translated, or else its list or group is left out. */
function needs(group: object, schemas: readonly Schema[], inner: readonly Schema[]): boolean {
  if (Array.isArray(group)) return isList(schemas, 'cells');
  return !inner[0] || !inner.every(isOptional);
}

/**
 * Content with its texts translated, and everything else as it is. Which are texts follows from the
 * schema. An entry or optional field without a translation is left out.
 */
export function translated(content: unknown, schema: Schema, translate: Translate): unknown {
  const walk: Walk = (value, around, field, isNeeded) => {
    const schemas = around.flatMap((one) => plainSchemas(one, value, isKept));
    if (schemas.some(isKept)) return value;
    const isVital = isNeeded && isAlone(field);
    if (isText(value, schemas)) return translate(value, field, isVital);
    if (isOneMessage(value, schemas))
      return translate(value.join(', '), field, isVital)?.split(/\s*,\s*/);
    return typeof value === 'object' && value !== null ? inside(value, schemas, field) : value;
  };

  const inside = (value: object, schemas: readonly Schema[], field: Field) => {
    const all = Object.entries(value).map(([name, own]) => {
      const key = Array.isArray(value) ? numberOf(name) : name;
      const inner = schemas.flatMap((one) => childSchema(one, key) ?? []);
      const item = withAllNames(own, inner, value);
      const isNeeded = needs(value, schemas, inner);
      return { key, item, done: walk(item, inner, [...field, key], isNeeded), isNeeded };
    });
    // A page has all its fields, whatever is missing in them.
    if (field.length > 0 && all.some(({ done, isNeeded }) => isNeeded && done === undefined))
      return undefined;
    const kept = all.filter(({ done, isNeeded }) => isNeeded || done !== undefined);
    if (!Array.isArray(value))
      return Object.fromEntries(kept.map(({ key, item, done }) => [key, done ?? item]));
    return kept.length > 0 || value.length === 0 ? kept.map(({ done }) => done) : undefined;
  };

  return walk(content, [schema], [], true);
}

/** An English text of the content, as catalogues have it. */
export type Message = {
  field: Field;
  msgid: string;
  /** Its reference, and the context if its translation differs from that of the same words. */
  place: string;
  /** Whether its page cannot do without it: until it is translated, what was in its place stays. */
  isVital: boolean;
};

/** What was found before: a catalogue is compared with the content many times while it is edited. */
const known = new WeakMap<object, { file: string; messages: readonly Message[] }>();

/**
 * The messages of a file, in order. A page's address, `/help/faq`, is translated like a text. The
 * content must not change later.
 */
export function messagesIn(file: ContentFile): readonly Message[] {
  const { content } = file;
  if (typeof content !== 'object' || content === null) return findMessages(file);
  const before = known.get(content);
  if (before?.file === file.file) return before.messages;
  const messages = findMessages(file);
  known.set(content, { file: file.file, messages });
  return messages;
}

function findMessages(file: ContentFile): Message[] {
  const messages: Message[] = [];
  const record = (msgid: string, field: Field, isVital: boolean) => {
    messages.push({ field, msgid, place: placeOf(file.file, field), isVital });
    return msgid;
  };
  const address = addressesOfFile(file.file)?.canonical;
  if (address !== undefined) record(address, ['address'], false);
  translated(file.content, file.schema, record);
  return messages;
}

/** The translation of the text that was in a place of a file before, if that text is gone. */
function lastIn({ lastByPlace }: Translation, { file, content }: ContentFile, field: Field) {
  const written = JSON.stringify(content);
  const texts = lastByPlace?.[placeOf(file, field)] ?? [];
  return texts.find(([english]) => !written.includes(JSON.stringify(english)))?.[1];
}

const idsIn = (value: unknown): string[] => JSON.stringify(value).match(/(?<="id":")[^"]*/g) ?? [];

/**
 * The content in another language: its texts from the catalogue, everything else as in English. A
 * page whose name or address is not translated stays in English, because its prices and times are
 * needed. Pages leave out what is missing, but for the texts that they cannot do without: the last
 * translation of those stays until there is a new one. Menus, forms and prices keep it in English, since all of
 * it is needed.
 */
export function translatedContent(english: SiteContent, translation: Translation): SiteContent {
  const { language, languageName } = translation;
  const addresses: Record<string, string[]> = {};
  const leftOut: string[] = [];
  const files = filesOf(english).map((file) => {
    const translate = (text: string, field: Field) => lookUp(translation, text, file.file, field);
    const path = addressesOfFile(file.file)?.canonical;
    if (path === undefined)
      return {
        ...file,
        content: translated(file.content, file.schema, (text, at) => translate(text, at) ?? text),
      };
    const address = translate(path, ['address']);
    const own: Translate = (text, at, isVital) =>
      translate(text, at) ?? (isVital ? lastIn(translation, file, at) : undefined);
    const { name } = file.content as { name: string };
    if (!address || !own(name, ['name'], true)) return file;
    // An address may be followed by earlier ones, which keep working.
    const paths = address.split(' ').map((one) => `/${language}${one === '/' ? '' : one}`);
    addresses[`${file.page}`] = paths;
    const content = translated(file.content, file.schema, own);
    const kept = idsIn(content);
    const gone = idsIn(file.content).filter((id) => !kept.includes(id));
    leftOut.push(...gone.map((id) => `${file.page}#${id}`));
    return { ...file, content };
  });
  const names = Object.entries(english.collections.goods).map(([slug, { name }]) => [slug, name]);
  const content = {
    ...english,
    ...contentFrom(files),
    language,
    languageName,
    ownPages: { otherwise: english.language, goodsNames: Object.fromEntries(names), addresses },
  };
  // Links to what is left out lead to the top of its page.
  return relinked(content, (to) => (leftOut.includes(to) ? to.replace(/#.*/, '') : to));
}
