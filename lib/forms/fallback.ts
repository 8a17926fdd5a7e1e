import type { Payload } from './payloads';

/** Characters of an encoded message that chat apps and mail programs take from a link. */
const CHAT_LIMIT = 4000;
const MAIL_LIMIT = 1800;

/** A form's message as a person would write it: the subject, then a line for each filled field. */
export function messageText(
  subject: string,
  payload: Payload,
  fields: Readonly<Record<string, { readonly label: string }>>,
): string {
  const lines = Object.entries(payload)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${fields[name]?.label ?? name}: ${value}`);
  return [subject, '', ...lines].join('\n');
}

/**
 * Opens a chat with the message in it. `chatNumber` is digits only, country code first.
 * A message that is too long ends with `cut`.
 */
export function whatsappLink(chatNumber: string, text: string, cut: string): string {
  return `https://wa.me/${chatNumber}?text=${encodeWithin(CHAT_LIMIT, text, cut)}`;
}

/** Opens a mail with the message in it. A message that is too long ends with `cut`. */
export function mailLink(address: string, subject: string, text: string, cut: string): string {
  const body = encodeWithin(MAIL_LIMIT, text.replace(/\r?\n/g, '\r\n'), cut);
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

function encodeWithin(limit: number, text: string, cut: string): string {
  // Half an emoji, left behind by an editing slip, cannot be encoded.
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
