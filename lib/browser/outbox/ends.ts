import {
  endOf,
  GRACE,
  hasText,
  LEASE,
  LONGEST_PAUSE,
  MEMORY,
  type Message,
  type Outbox,
  type OutboxRecord,
  oldestFirst,
} from './message';

/**
 * The record as it is now, or undefined once its text or trace has come to its end. Times in the future
 * count as now: the clock was set back. A message whose time is over is hidden first, and deleted
 * later: the clock may be wrong.
 */
function current(record: OutboxRecord, now: number): OutboxRecord | undefined {
  const at = Math.min(record.at, now);
  if (!hasText(record)) return now - at < MEMORY ? { ...record, at } : undefined;
  const { expired = now, ...rest } = record;
  const attempted = rest.attempted && Math.min(rest.attempted, now);
  const due = rest.due && Math.min(rest.due, now + LONGEST_PAUSE);
  const message: Message = { ...rest, at, attempted, due };
  if (message.state === 'sending')
    return now - (attempted ?? 0) < LEASE ? message : { ...message, state: 'unsure', left: true };
  if (now < endOf(message)) return message;
  const since = Math.min(expired, now);
  return now - since < GRACE ? { ...message, expired: since } : undefined;
}

/** Brings the outbox up to date. Run before every action; a record that has not changed stays the same. */
export const tick = (outbox: Outbox, now: number): Outbox =>
  outbox.flatMap((record) => {
    const next = current(record, now) ?? [];
    return JSON.stringify(next) === JSON.stringify(record) ? record : next;
  });

/** The messages to show. */
export const shown = (outbox: Outbox): readonly OutboxRecord[] =>
  oldestFirst(outbox.filter((record) => (hasText(record) ? !record.expired : record.receipt)));

/** Until when a text is shown; 0: none is, but something is kept that a form reports or deletes. */
export function unsentUntil(outbox: Outbox): number | undefined {
  const ends = outbox.filter(hasText).map((message) => (message.expired ? 0 : endOf(message)));
  const isReported = ends.length > 0 || shown(outbox).length > 0;
  return isReported ? Math.max(0, ...ends) : undefined;
}

/** The messages to send now. `eager` ignores pauses: a visit is a new occasion. */
export const dueMessages = (outbox: Outbox, now: number, eager: boolean): Message[] =>
  oldestFirst(outbox.filter(hasText)).filter(
    ({ state, expired, due = 0 }) => state === 'waiting' && !expired && (eager || due <= now),
  );
