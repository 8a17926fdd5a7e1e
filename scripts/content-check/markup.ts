import { z } from 'zod';
import { isRichText } from '@/content/schema/link';
import { referencesIn } from '@/lib/facts/references';
import { datesIn } from '@/lib/format/dates-in-text';
import { runningText } from '@/lib/text/running-text';
import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { type Fault, inTexts, type Text } from './walk';

/** Placeholders that a component fills in, such as `{time}`: of labels any, of a page those of its schema. */
const placeholdersOf = ({ text, schemas }: Text, { page }: ContentFile): readonly string[] =>
  page
    ? schemas.flatMap((schema) => (z.globalRegistry.get(schema)?.placeholders as string[]) ?? [])
    : (text.match(/\{[A-Za-z]\w*\}/g) ?? []);

const links = 'write a link as [words](target), and bold words as **words**';

/** Signs that visitors would see as they are written, and what to do. */
const signs: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/\{[^{}]*\}?|\}/, 'write a figure as {uk.rate}, in small letters, or leave the braces out'],
  [/&(?:#\w+|[a-z]\w*);/i, 'write the character itself'],
  [/<\/?[a-z][^>]*>/i, 'leave the tag out'],
  [/\]\s*\([^)]*\)?|\*\*/, links],
];

/** @param filled placeholders that may stand in it */
function faultsOf(shown: string, filled: readonly string[]): Fault[] {
  // Other rules report an unknown fact, and a date that does not exist or is not formatted.
  const known = [...referencesIn(shown), ...datesIn(shown)].map((name) => `{${name}}`);
  const text = [...known, ...filled].reduce((text, name) => text.replaceAll(name, ''), shown);
  return signs.flatMap(([pattern, fix]) => {
    const [sign] = pattern.exec(text) ?? [];
    return sign ? [{ found: `would show "${sign}" as it is written`, fix }] : [];
  });
}

/**
 * Braces that nothing fills in, tags, character codes, and halves of links and emphasis. What the
 * site understands is what running text is made of. @param files with their facts filled in
 */
export const strayMarkup = (files: readonly ContentFile[]): Problem[] =>
  inTexts(files, (place, file) => {
    const pieces = place.schemas.some(isRichText) ? runningText(place.text) : [place];
    return pieces.flatMap(({ text }) => faultsOf(text, placeholdersOf(place, file))).slice(0, 1);
  });
