/** Invisible characters, which are written as escapes. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u2002-\u200a\u202f]/gu;

const named: Record<string, string> = { '\n': '\\n', '\t': '\\t', '\r': '\\r' };

const byNumber = (character: string) =>
  named[character] ??
  [...Array(character.length).keys()]
    .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');

export type Quote = "'" | '"' | '`';

/** A text as source code in quotes of this kind. */
export function quoted(text: string, quote: Quote): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(unseen, byNumber);
  const inner = quote === '`' ? escaped.replaceAll('${', '\\${') : escaped;
  return `${quote}${inner}${quote}`;
}

const count = (text: string, part: string) => text.split(part).length - 1;

/** The quotes that need fewer escapes; single ones in a tie. */
const fitting = (text: string): Quote => (count(text, "'") > count(text, '"') ? '"' : "'");

const keyCode = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, "'"));

/** A value as source code on one line; formatting wraps it. */
export function codeOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value, fitting(value));
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (fields.length === 0) return '{}';
  return `{ ${fields.map(([key, field]) => `${keyCode(key)}: ${codeOf(field)}`).join(', ')} }`;
}
