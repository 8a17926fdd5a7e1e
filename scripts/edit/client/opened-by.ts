import type { Place } from '../marks/place';
import { choicesOf } from '../model/json-schema';
import { readable } from '../model/readable';
import type { Field } from '../site/fields';
import { ask } from './api';
import { type Sentence, sentenceNear } from './sentences';
import type { FieldWish } from './use-form';

/** One of the other fields in a clicked text: its own text, and the place whose form has it. */
type Other = { place: Place; text: string; form: Place };

/** What the box at a clicked text offers: the text to type, if it is one, and other fields. */
export type Box = {
  element: Element;
  sentence?: Sentence | undefined;
  wish?: FieldWish;
  others: readonly Other[];
};

type Opened = { says?: string; form?: FieldWish; box?: Box };

/** Where a link leads, and the field of `content/site.ts` that it comes from. */
const linked = { 'https://wa.me/': 'chat', 'tel:': 'phone', 'mailto:': 'emails' };

const why = {
  nothing: 'This part of the page is generated and has no editable text.',
  drawing: 'This is a drawing. To show a picture of your own instead, choose Photo.',
  picture:
    'This is a picture, or generated from other fields. Here is the section that contains it.',
  field: 'This text is edited in a form.',
};

const fact = /\{[\w-]+\.[\w.-]+\}/;

/** The text of an element itself, without that of the elements in it. */
const textOf = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

/** The fields that a clicked text follows from, without its mark. @param page the file of this page */
function offeredAt(element: Element, text: string, from?: Place, page?: string): Place[] {
  const href = element.closest('a')?.getAttribute('href') ?? '';
  const places = Object.entries(linked)
    .filter(([start]) => href.startsWith(start))
    .map(([, field]): Place => ({ file: 'content/site.ts', path: [field] }));
  // The rate of a charge on a page of goods follows from the goods.
  if (page && from?.file === 'content/customs.ts') places.push({ file: page, path: ['tariff'] });
  // Amounts in shillings are converted.
  if (/\bTZS\b/.test(text)) places.push({ file: 'content/rates.ts', path: ['shilling'] });
  return places;
}

type Found = { place: Place; field: Field };

async function fieldsOf(places: readonly Place[]): Promise<Found[]> {
  const fields = await Promise.all(
    places.map((place) => ask('field', place.file, place.path).catch(() => null)),
  );
  return places.flatMap((place, i) => {
    const field = fields[i];
    return field && (field.value ?? field.draft) !== undefined ? [{ place, field }] : [];
  });
}

/** A text is edited in the form of the group that holds it, with its neighboring fields. */
function otherOf({ place, field: { value } }: Found): Other {
  const { file, path } = place;
  const text = readable(value).replaceAll('\n', ', ');
  const isInGroup = typeof value === 'string' && path.length > 1;
  return { place, text, form: { file, path: isInGroup ? path.slice(0, -1) : path } };
}

/** Whether a field is one text that anything may be written into. */
const isText = ({ value, draft = value, schema }: Field): boolean =>
  typeof draft === 'string' && !choicesOf(schema);

/** Whether a text only puts others together: `{charge}, {percent}`. */
const isFrame = ({ value }: Field): boolean =>
  typeof value === 'string' && /^(\{\w+\}|[^\p{L}\p{N}])+$/u.test(value);

/** Identifies what was clicked. @param page the file of this page */
export async function openedBy(
  element: Element,
  sentence: Sentence | undefined,
  page?: string,
): Promise<Opened> {
  const own = sentence?.places ?? [];
  const text = sentence?.text ?? textOf(element);
  const found = await fieldsOf([...own, ...offeredAt(element, text, own[0], page)]);
  // Of the fields in a combined text, the sentence is the one that refers to the others.
  const typed = found.find(
    ({ place, field }) =>
      own.includes(place) && isText(field) && (own.length === 1 || fact.test(`${field.value}`)),
  );
  const others = found.filter((one) => one !== typed && !isFrame(one.field));
  const wishOf = ({ file, path }: Place): FieldWish => ({ file, path, kind: 'changed' });
  if (typed)
    return { box: { element, sentence, wish: wishOf(typed.place), others: others.map(otherOf) } };
  const [only, ...more] = others;
  if (more.length > 0) return { box: { element, sentence, others: others.map(otherOf) } };
  if (only) return { form: { ...wishOf(only.place), why: why.field } };
  const near = sentenceNear(element)?.places[0];
  if (!near) return { says: why.nothing };
  const section = { ...near, path: near.path.slice(0, 2) };
  const picture = { ...near, path: [...section.path, 'picture'] };
  const isDrawn = element.closest('svg') && (await fieldsOf([picture])).length > 0;
  if (isDrawn) return { form: { ...wishOf(picture), why: why.drawing } };
  return { form: { ...wishOf(section), why: why.picture } };
}
