import { inWords as inPlainWords } from '../content-check/place';

/** `quoteLabel` as `Quote label`. */
export function inWords(key: string): string {
  const words = inPlainWords(key);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value for reading: text unchanged, a line per field for anything larger. */
export function readable(value: unknown, name = ''): string {
  if (typeof value !== 'object' || value === null) return `${name && `${name}: `}${value}`;
  return Object.entries(value)
    .map(([key, item]) => readable(item, Array.isArray(value) ? '' : inWords(key)))
    .join('\n');
}
