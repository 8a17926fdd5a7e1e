import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { type Fault, inGroups, inTexts } from './walk';

/** Today's date at the head office, as content writes dates: `2026-11-21`. */
export const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Dar_es_Salaam' }).format(new Date());

/** Control characters, and those without width that text copied from a page brings along. */
const unseen = /[\p{Cc}\u200b\ufeff]|[\u200c\u200d]{2,}/u;

/** Faults in the characters of a text. Half a character is a surrogate without its other half. */
function faultyCharacters(text: string): Fault[] {
  const found = text.isWellFormed()
    ? unseen.test(text) && 'contains invisible characters'
    : 'contains half a character';
  return found ? [{ found, fix: 'delete the text and type it again' }] : [];
}

export const faultyTexts = (files: readonly ContentFile[]): Problem[] =>
  inTexts(files, ({ text }) =>
    text.trim() === ''
      ? [{ found: 'is empty', fix: 'write something, or remove it' }]
      : faultyCharacters(text),
  );

/** Fields with the date of a past event. */
const pastDays = ['date', 'published', 'updated', 'validAsOf'];

/** Dates in the future. @param today the date at the head office: `2026-11-21` */
export const futureDays = (files: readonly ContentFile[], today: string): Problem[] =>
  inGroups(files, (group) =>
    pastDays.flatMap((key) => {
      const day = group[key];
      if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day) || day <= today) return [];
      const found = `is ${day}, which is in the future`;
      return [{ at: [key], found, fix: `write ${today} or earlier` }];
    }),
  );
