import type { TicketContent, TicketEnd } from './ticket';

const endText = ({ code, city }: TicketEnd) => (city ? `${code} ${city}` : code);

/**
 * A ticket as plain text, one fact a line, for a chat message. WhatsApp shows text between
 * asterisks in bold.
 *
 * @param more lines below the facts: until when it is valid, a link
 */
export function ticketText(
  { from, to, title, facts, stamps = [] }: TicketContent,
  more: readonly string[] = [],
): string {
  return [
    ...(from && to ? [`*${endText(from)} → ${endText(to)}*`] : []),
    ...(title ? [title] : []),
    ...facts.map(({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ''}`),
    ...stamps.map(({ label, day }) => (day ? `${label}, ${day}` : label)),
    ...more,
  ].join('\n');
}
