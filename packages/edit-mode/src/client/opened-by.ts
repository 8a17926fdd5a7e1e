import type { Field } from '../forms/fields';
import type { Place } from '../marks/place';
import { readable } from '../server/readable';
import { ask } from './api';
import { isSentence, type Sentence, sentenceNear } from './sentences';
import { pieceKeys } from './settings';
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

/** Of the fields in a combined text, the sentence that refers to the others, if there is one. */
function sentenceAmong(found: Sentence, fields: readonly Field[]): Opened | undefined {
  const own = fields.findIndex(({ value }) => fact.test(String(value)));
  const [field, place] = [fields[own], found.places[own]];
  if (!field || !place || !isSentence(found, field.value)) return undefined;
  const places = [place, ...found.places.toSpliced(own, 1)];
  return { what: 'typing', sentence: { ...found, places }, field };
}

/** A text is edited in the form of the group that holds it, with its neighboring fields. */
function choiceOf(place: Place, value: unknown): Choice {
  const { file, path } = place;
  const text = readable(value, pieceKeys).replaceAll('\n', ', ');
  const isInGroup = typeof value === 'string' && path.length > 1;
  return { place, text, form: { file, path: isInGroup ? path.slice(0, -1) : path } };
}

/** Identifies what was clicked. @throws RefusedHere if it has no field of its own */
export async function openedBy({ sentence, element }: Clicked): Promise<Opened> {
  const found = sentence ?? sentenceNear(element);
  const [place, ...others] = found?.places ?? [];
  if (!found || !place) return { what: 'nothing', says: why.nothing };
  if (!sentence)
    return { what: 'form', place: { ...place, path: place.path.slice(0, 2) }, why: why.picture };
  if (others.length > 0) {
    const fields = await Promise.all(found.places.map((place) => ask('field', place)));
    const choices = found.places.map((place, i) => choiceOf(place, fields[i]?.value));
    return sentenceAmong(found, fields) ?? { what: 'choice', choices };
  }
  const field = await ask('field', place);
  return isSentence(found, field.value)
    ? { what: 'typing', sentence: found, field }
    : { what: 'form', place, why: why.field };
}
