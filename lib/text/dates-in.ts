/** A piece of a text; where it is a date, its value as `<time datetime>` takes it. */
export type DatedPiece = { text: string; date?: string };

const nameOf = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, month) => nameOf.format(Date.UTC(2026, month, 1)));

/** `March 28, 2025`, `March 28` and `March 2025`, as `formatDate` and the content write days. */
const dates = new RegExp(`\\b(${months.join('|')}) (?:(\\d{1,2})(?:, (\\d{4}))?|(\\d{4}))\\b`, 'g');

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** What the edit mode puts behind a text, which has to stay in one piece then. */
const MARK = '\u200b';

/** A text cut where its dates begin and end; the pieces together are the text. */
export function datesIn(text: string): DatedPiece[] {
  if (text.includes(MARK)) return [{ text }];
  const pieces: DatedPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(dates)) {
    const [date, name = '', day, yearOfDay, yearOfMonth] = found;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    const month = twoDigits(months.indexOf(name) + 1);
    const parts = [yearOfDay ?? yearOfMonth, month, day && twoDigits(Number(day))];
    pieces.push({ text: date, date: parts.filter(Boolean).join('-') });
    end = found.index + date.length;
  }
  if (end < text.length || end === 0) pieces.push({ text: text.slice(end) });
  return pieces;
}
