import type { Place } from '../marks/place';
import { valueAt } from '../model/walk';
import { readable } from '../server/readable';
import type { Field } from '../site/fields';
import { ask } from './api';
import { isSentence, type Sentence, sentenceNear } from './sentences';
import { offers } from './settings';
import type { Clicked } from './use-pointer';

/** What a click on the page opens. */
export type Opened =
  | { what: 'nothing'; says: string }
  | { what: 'typing'; sentence: Sentence; field: Field }
  | { what: 'form'; place: Place; why: string }
  | { what: 'choice'; choices: Choice[] };

/** One of the fields in a combined text: its own text, and the place whose form has it. */
export type Choice = { place: Place; text: string; form: Place };

const why = {
  nothing: 'This part of the page is generated and has no editable text.',
  picture:
    'This is a picture, or generated from other fields. Here is the section that contains it.',
  field: 'This text is edited in a form.',
};

/** A fact that a text refers to. */
const fact = /\{[\w-]+\.[\w.-]+\}/;

/** A text is edited in the form of the group that holds it, with its neighboring fields. */
function choiceOf(place: Place, value: unknown): Choice {
  const { file, path } = place;
  const text = readable(value).replaceAll('\n', ', ');
  const isInGroup = typeof value === 'string' && path.length > 1;
  return { place, text, form: { file, path: isInGroup ? path.slice(0, -1) : path } };
}

/** The text of an element itself, without that of the elements in it. */
const textOf = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

/** The fields that the site offers besides a clicked text. @param page the file of this page */
function offeredAt(
  element: Element,
  text: string,
  from: Place | undefined,
  page?: string,
): Place[] {
  const href = element.closest('a')?.getAttribute('href') ?? '';
  return offers
    .filter((offer) => offer.href === undefined || href.startsWith(offer.href))
    .filter((offer) => offer.text === undefined || offer.text.test(text))
    .filter((offer) => offer.from === undefined || offer.from === from?.file)
    .flatMap(({ file = page, path }) => (file ? { file, path } : []));
}

/** The places of a page that exist, with their values. */
async function choicesOf(places: readonly Place[]): Promise<Choice[]> {
  const fields = await Promise.all(places.map((place) => ask('field', place).catch(() => null)));
  return places.flatMap((place, i) => {
    const value = fields[i]?.value;
    return value === undefined ? [] : choiceOf(place, value);
  });
}

/**
 * The place of a text among the entries of its lists. After a change of a list, a page shows entries
 * where they were until it is rendered again.
 */
async function movedTo(found: Sentence, { file, path }: Place): Promise<Place | undefined> {
  for (const [i, key] of [...path.entries()].toReversed()) {
    if (typeof key !== 'number') continue;
    const [list, inner] = [path.slice(0, i), path.slice(i + 1)];
    const { value } = await ask('field', { file, path: list });
    const entries = Array.isArray(value) ? value : [];
    const at = entries.findIndex((entry) => isSentence(found, valueAt(entry, inner)));
    if (at >= 0) return { file, path: [...list, at, ...inner] };
  }
  return undefined;
}

/** What a click on a text opens: the text itself, the form of its field, or a choice of fields. */
async function openedText(found: Sentence, offered: readonly Place[]): Promise<Opened> {
  const { places } = found;
  const fields = await Promise.all(places.map((one) => ask('field', one)));
  // Of the fields in a combined text, the sentence is the one that refers to the others.
  const own = places.length === 1 ? 0 : fields.findIndex(({ value }) => fact.test(String(value)));
  const [field, place] = [fields[own], places[own]];
  const all = [...places, ...offered];
  if (field && place && isSentence(found, field.value)) {
    const others = all.filter((other) => other !== place);
    return { what: 'typing', sentence: { ...found, places: [place, ...others] }, field };
  }
  const moved = place && all.length === 1 ? await movedTo(found, place) : undefined;
  if (moved) return openedText({ ...found, places: [moved] }, offered);
  if (place && all.length === 1) return { what: 'form', place, why: why.field };
  return { what: 'choice', choices: await choicesOf(all) };
}

/** Identifies what was clicked. @param page the file of this page */
export async function openedBy({ sentence, element }: Clicked, page?: string): Promise<Opened> {
  const found = sentence ?? sentenceNear(element);
  const own = sentence?.places ?? [];
  const text = sentence?.text ?? textOf(element);
  const offers = await choicesOf(offeredAt(element, text, own[0], page));
  const offered = offers.map(({ place }) => place);
  if (offered.length > 0 && !sentence?.node) {
    const choices = await choicesOf([...offered, ...own]);
    if (choices.length > 0) return { what: 'choice', choices };
  }
  const [place] = found?.places ?? [];
  if (!found || !place) return { what: 'nothing', says: why.nothing };
  if (!sentence)
    return { what: 'form', place: { ...place, path: place.path.slice(0, 2) }, why: why.picture };
  return openedText(found, offered);
}
