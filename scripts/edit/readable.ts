import { inWords as inPlainWords } from '@nectarine/edit-mode/content/place';
import { isFigure } from './figure';

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

/** A value for reading: text unchanged, a figure with its unit, a line per field for anything larger. */
export function readable(value: unknown, name = ''): string {
  if (isFigure(value)) return readable(figureInWords(value), name);
  if (value === null) return readable('not translated yet', name);
  if (typeof value !== 'object') return `${name && `${name}: `}${value}`;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return readable(value.join(', '), name);
  return Object.entries(value)
    .map(([key, item]) => readable(item, Array.isArray(value) ? '' : inWords(key)))
    .join('\n');
}
