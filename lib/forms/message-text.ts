import type { Payload } from './payloads';

/** Maximum length of an encoded message in a chat or mail link. */
const CHAT_LIMIT = 4000;
const MAIL_LIMIT = 1800;

type Labels = Readonly<Record<string, { readonly label: string }>>;

export const fieldLines = (payload: Payload, fields: Labels): string =>
  Object.entries(payload)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${fields[name]?.label ?? name}: ${value}`)
    .join('\n');

/** A form's message as plain text: the subject, then a line per filled field. */
export const messageText = (subject: string, payload: Payload, fields: Labels): string =>
  `${subject}\n\n${fieldLines(payload, fields)}`;

/**
 * `chatNumber`: digits only, country code first; empty lets the visitor choose the chat. A message
 * that is too long ends with `cut`.
 */
export function whatsappLink(chatNumber: string, text: string, cut: string): string {
  return `https://wa.me/${chatNumber}?text=${encodeWithin(CHAT_LIMIT, text, cut)}`;
}

/** Link that opens an e-mail with the message, truncated like `whatsappLink`. */
export function mailLink(address: string, subject: string, text: string, cut: string): string {
  const body = encodeWithin(MAIL_LIMIT, text.replace(/\r?\n/g, '\r\n'), cut);
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

function encodeWithin(limit: number, text: string, cut: string): string {
  // A lone surrogate, left over from a deleted emoji, cannot be encoded.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  const whole = encodeURIComponent(wellFormed);
  if (whole.length <= limit) return whole;
  const end = encodeURIComponent(`… ${cut}`);
  let kept = '';
  for (const character of wellFormed) {
    const next = encodeURIComponent(character);
    if (kept.length + next.length + end.length > limit) break;
    kept += next;
  }
  return kept + end;
}

/** Characters after which an excerpt is cut. */
const LENGTH = 80;

/** What a visitor recognizes a message by: its longest field, cut at a word. */
export function excerptOf(values: Readonly<Record<string, unknown>>): string {
  const [longest = ''] = Object.values(values)
    .filter((value) => typeof value === 'string')
    .toSorted((a, b) => b.length - a.length);
  const text = longest.replace(/\s+/g, ' ').trim();
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, LENGTH + 1).replace(/\s?\S*$/, '')}…`;
}
