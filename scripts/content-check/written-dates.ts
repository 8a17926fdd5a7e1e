import type { z } from 'zod';
import { richTextWords } from '@/content/schema/link';
import type { ContentFile } from './content-file';
import { childSchema, plainSchemas } from './known-keys';
import type { FieldPath, Problem } from './problem';

type Schema = z.core.$ZodType;
type Text = { text: string; field: FieldPath; isRunning: boolean };

/** All texts of a value, and whether each is running text, which may contain dates in braces. */
function textsIn(value: unknown, schemas: readonly Schema[], field: FieldPath = []): Text[] {
  if (typeof value === 'string') {
    return [{ text: value, field, isRunning: schemas.some((one) => richTextWords.has(one)) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const next = schemas
      .flatMap((schema) => childSchema(schema, key) ?? [])
      .flatMap((schema) => plainSchemas(schema, inner));
    return textsIn(inner, next, [...field, key]);
  });
}

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

function wrongWith({ text, isRunning }: Text): { found: string; fix: string } | undefined {
  const written = [...text.matchAll(inBraces)].map(([, date = '']) => date);
  const impossible = written.find((date) => !exists(date));
  if (impossible !== undefined) {
    return { found: `has {${impossible}}, which is not a date`, fix: 'write it like {2026-11-20}' };
  }
  if (written.length > 0 && !isRunning) {
    return {
      found: `has {${written[0]}}, which is only formatted in running text`,
      fix: 'write the date in words here',
    };
  }
  const [words] = isRunning ? (inWords.exec(text) ?? []) : [];
  if (words === undefined) return undefined;
  return {
    found: `has "${words}" in words, which is not machine-readable or translatable`,
    fix: 'write a day as {2026-11-20}, a month as {2026-11}, a day of every year as {07-01}',
  };
}

/**
 * Dates in the wrong form. Running text has them in braces, `{2026-11-20}`, so that they are marked
 * up and localized; other texts have them in words.
 */
export function faultyDates({ file, schema, content }: ContentFile): Problem[] {
  return textsIn(content, plainSchemas(schema, content)).flatMap((text) => {
    const fault = wrongWith(text);
    return fault ? [{ file, field: text.field, ...fault }] : [];
  });
}
