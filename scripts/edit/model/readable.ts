import { inWords as inPlainWords } from '../../content-check/place';
import { isFigure } from '../../content-source/groups';

/** What editors call these files that are no page. */
const files: Record<string, string> = {
  customs: 'Customs rates',
  facts: 'Times and limits',
  interface: 'Labels',
  rates: 'Exchange rates',
  site: 'Company',
  sw: 'Swahili translations',
};

/** `quoteLabel` as `Quote label`. */
export function inWords(key: string): string {
  const words = inPlainWords(key);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function fileInWords(file: string): string {
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  return files[name] ?? inWords(name);
}

/** `5-7 days`, `8.00 GBP`. */
const figureInWords = (figure: object): string =>
  Object.values(figure)
    .join(' ')
    .replace(/(\d) (?=\d)/, '$1-');

/** A value for reading: text unchanged, a figure with its unit, a line per field for anything larger. */
export function readable(value: unknown, name = ''): string {
  const line = (text: unknown) => `${name && `${name}: `}${text}`;
  if (typeof value !== 'object' || value === null) return line(value);
  if (isFigure(value)) return line(figureInWords(value));
  const isList = Array.isArray(value);
  if (isList && value.every((item) => typeof item !== 'object')) return line(value.join(', '));
  return (
    Object.entries(value)
      // An address within the page follows from the heading.
      .filter(([key]) => key !== 'id')
      .map(([key, item]) => readable(item, isList ? '' : inWords(key)))
      .join('\n')
  );
}
