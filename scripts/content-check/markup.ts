import { isRichText } from '@/content/schema/link';
import { referencesIn } from '@/lib/facts/references';
import { runningText } from '@/lib/text/running-text';
import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { type Fault, inTexts } from './walk';

/** Placeholders, `{time}`, and dates, `{2026-11-20}`: other rules check where they may stand. */
export const filledIn = /\{(?:[A-Za-z_]\w*|[\d-]+)\}/g;

const links = 'write a link as [words](target), and bold words as **words**';

/** Signs that visitors would see as they are written, and what to do. */
const signs: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/\{[^{}]*\}?|\}/, 'write a figure as {uk.rate}, in small letters, or leave the braces out'],
  [/&(?:#\w+|[a-z]\w*);/i, 'write the character itself'],
  [/<\/?[a-z][^>]*>/i, 'leave the tag out'],
  [/\]\s*\([^)]*\)?|\*\*/, links],
];

function faultsOf(shown: string): Fault[] {
  const facts = referencesIn(shown).map((name) => `{${name}}`);
  // An unknown fact is reported as such.
  const text = facts.reduce((text, fact) => text.replace(fact, ''), shown).replace(filledIn, '');
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
  inTexts(files, ({ text, schemas }) => {
    const pieces = schemas.some(isRichText) ? runningText(text) : [{ text }];
    return pieces.flatMap((piece) => faultsOf(piece.text)).slice(0, 1);
  });
