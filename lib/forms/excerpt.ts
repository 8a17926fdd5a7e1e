import type { Payload } from './payloads';

/** Characters after which an excerpt is cut. */
const LENGTH = 80;

/** What a visitor recognizes a message by: its longest field, cut at a word. */
export function excerptOf(payload: Payload): string {
  const [longest = ''] = Object.values(payload).toSorted((a, b) => b.length - a.length);
  const text = longest.replace(/\s+/g, ' ').trim();
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, LENGTH + 1).replace(/\s?\S*$/, '')}…`;
}
