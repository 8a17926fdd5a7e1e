import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { type SchemaText, textsOf } from '@nectarine/edit-mode/content/schemas';
import { richTextWords } from '@/content/schema/link';
import { textUse } from '@/content/schema/text-use';

const inBraces = /\{(\d{4}-\d\d(?:-\d\d)?|\d\d-\d\d)\}/g;
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const inWords = new RegExp(`\\b(?:${months}) (?:\\d{1,2}(?:, \\d{4})?|\\d{4})\\b`);

/** A leap year, in which every day of a year exists. */
const LEAP_YEAR = '2000';

function exists(date: string): boolean {
  const whole = /^\d{4}/.test(date) ? date : `${LEAP_YEAR}-${date}`;
  const day = new Date(whole);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(whole);
}

/** Whether pages show the text. Other texts are for search engines, or for nobody. */
const isShown = ({ schemas, field }: SchemaText) =>
  field[0] !== 'meta' &&
  !schemas.some((schema) => ['hidden', 'address'].includes(textUse.get(schema)?.use ?? ''));

function wrongWith(given: SchemaText): { found: string; fix: string } | undefined {
  const { text, schemas } = given;
  const isRunning = schemas.some((schema) => richTextWords.has(schema));
  const written = [...text.matchAll(inBraces)].map(([, date = '']) => date);
  const impossible = written.find((date) => !exists(date));
  if (impossible !== undefined) {
    return { found: `has {${impossible}}, which is not a date`, fix: 'write it like {2026-11-20}' };
  }
  if (written.length > 0 && !isRunning) {
    return {
      found: `has {${written[0]}}, which is only formatted in running text`,
      fix: 'leave the date out, or name the year alone',
    };
  }
  if (!isRunning && !isShown(given)) return undefined;
  const [words] = inWords.exec(text) ?? [];
  if (words === undefined) return undefined;
  return {
    found: `has "${words}" in words, which is not machine-readable or translatable`,
    fix: isRunning
      ? 'write a day as {2026-11-20}, a month as {2026-11}, a day of every year as {07-01}'
      : 'leave the date out here, or name the year alone',
  };
}

/**
 * Dates in the wrong form. Running text has them in braces, `{2026-11-20}`, so that they are marked
 * up and localized. Other shown texts have none, because no page could mark them up there; a title of
 * search results may.
 */
export function faultyDates(contentFile: ContentFile): Problem[] {
  return textsOf(contentFile).flatMap((text) => {
    const fault = wrongWith(text);
    return fault ? [{ file: contentFile.file, field: text.field, ...fault }] : [];
  });
}
