import { pieceKeys } from '@/lib/languages/running-text';
import { inWords as inPlainWords } from '../model/place';

/** Whether a value is a time, an amount or a count: numbers with their unit, shown as one figure. */
export const isFigure = (value: unknown): value is Record<string, string | number> =>
  typeof value === 'object' &&
  value !== null &&
  ('unit' in value || 'currency' in value) &&
  Object.values(value).every((part) => typeof part !== 'object');

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a list is one text: strings, and groups that hold theirs as `text`, `strong` or `abbr`.
 */
const isRunningText = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.some(
    (piece) => isGroup(piece) && ('text' in piece || 'strong' in piece || 'abbr' in piece),
  ) &&
  value.every(
    (piece) =>
      typeof piece === 'string' ||
      (isGroup(piece) && Object.keys(piece).every((key) => pieceKeys.has(key))),
  );

/** The labels of these fields in forms. */
const names: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  id: 'Name for links',
  src: 'File',
};

/** `quoteLabel` as `Quote label`. */
export function inWords(key: string): string {
  const words = inPlainWords(key);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `5-7 days`, `8.00 GBP`: the numbers, then their unit. */
function figureInWords(figure: Record<string, string | number>): string {
  const isNumber = (part: string | number) => !Number.isNaN(Number(part));
  const parts = Object.values(figure);
  const units = parts.filter((part) => !isNumber(part));
  return [parts.filter(isNumber).join('-'), ...units].join(' ');
}

/** Running text on one line, with the targets of links: `the terms [help/terms]`. */
const inOneLine = (pieces: readonly unknown[]): string =>
  pieces
    .map((piece) => {
      const { text, strong, abbr, ...others } =
        typeof piece === 'string' ? { text: piece } : Object(piece);
      const target = Object.values(others).join(' ');
      return `${text ?? strong ?? abbr}${target && ` [${target}]`}`;
    })
    .join('');

/**
 * A value for reading: text unchanged, a figure with its unit, a line per field for anything larger.
 */
export function readable(value: unknown, name = ''): string {
  if (isFigure(value)) return readable(figureInWords(value), name);
  if (value === null) return readable('not translated yet', name);
  if (typeof value !== 'object') return `${name && `${name}: `}${value}`;
  if (isRunningText(value)) return readable(inOneLine(value), name);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return readable(value.join(', '), name);
  return Object.entries(value)
    .map(([key, item]) => readable(item, Array.isArray(value) ? '' : (names[key] ?? inWords(key))))
    .join('\n');
}
