/** One end of a journey: an airport's code with its city, or a country alone. */
export type TicketEnd = {
  /** Shown large: `LHR`, or a country's name where the airport is not known. */
  readonly code: string;
  /** Shown below it: `London`. */
  readonly city?: string | undefined;
};

/** One figure of a ticket. All texts are formatted. */
export type TicketFact = {
  readonly label: string;
  readonly value: string;
  /** A second line: the same amount in another currency, what it includes. */
  readonly note?: string | undefined;
  /** The figure that the reader asked for: larger, on a line of its own. */
  readonly main?: boolean | undefined;
};

/** A step that the shipment has passed, and its day or time. */
export type Stamp = {
  readonly label: string;
  readonly day?: string | undefined;
};

/** The content of a ticket, which accompanies a parcel from the first estimate to its tracking. */
export type TicketContent = {
  /** Omitted if only the tracking number is known: the title is then the heading. */
  readonly from?: TicketEnd | undefined;
  readonly to?: TicketEnd | undefined;
  /** Where it goes on to from there, by a ferry or a truck that the price leaves out. */
  readonly onward?: TicketEnd | undefined;
  /** What travels: `China: 5 kg`, or a tracking number. */
  readonly title?: string | undefined;
  readonly facts: readonly TicketFact[];
  readonly stamps?: readonly Stamp[] | undefined;
};

/** An end of a journey by sea: ships call at no airport, so its city is shown alone. */
export const atSea = ({ code, city }: TicketEnd): TicketEnd => ({ code: city ?? code });

const endText = ({ code, city }: TicketEnd) => (city ? `${code} ${city}` : code);

/**
 * A ticket as the text of a chat message, one fact to a line. WhatsApp shows `*text*` in bold.
 *
 * @param more lines to add at the end
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
