import { isRichText } from '@/content/schema/link';
import { datesIn } from '@/lib/format/dates-in-text';
import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { inTexts } from './walk';

/** A leap year, in which every day of a year exists. */
const LEAP_YEAR = '2000';

function exists(date: string): boolean {
  const whole = /^\d{4}/.test(date) ? date : `${LEAP_YEAR}-${date}`;
  const day = new Date(whole);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(whole);
}

/** Dates in braces that do not exist, or where nothing formats them: only running text does. */
export const faultyDates = (files: readonly ContentFile[]): Problem[] =>
  inTexts(files, ({ text, schemas }) => {
    const dates = datesIn(text);
    const impossible = dates.find((date) => !exists(date));
    if (impossible !== undefined)
      return [
        { found: `has {${impossible}}, which is not a date`, fix: 'write it like {2026-11-20}' },
      ];
    if (dates.length === 0 || schemas.some(isRichText)) return [];
    const found = `has {${dates[0]}}, which is only formatted in running text`;
    return [{ found, fix: 'leave the date out, or name the year alone' }];
  });
