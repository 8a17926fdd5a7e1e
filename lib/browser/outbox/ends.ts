import {
  type Attempt,
  endOf,
  GRACE,
  hasText,
  LEASE,
  MEMORY,
  type Message,
  type Outbox,
  type OutboxRecord,
  PAUSES,
} from './message';
import { lose, without } from './outbox';

const LONGEST_PAUSE = PAUSES.at(-1) as number;

const notAfter = (now: number, time: number) => Math.min(now, time);

/** The last attempt of these may still arrive, so it is remembered as long as the message. */
const OPEN: readonly OutboxRecord['state'][] = ['waiting', 'sending', 'unsure'];

/** Times in the future count as now: the clock was set back. Attempts are forgotten after a day. */
function rebased<Kept extends OutboxRecord>(record: Kept, now: number): Kept {
  const tried = record.tried.map((attempt) => ({ ...attempt, at: notAfter(now, attempt.at) }));
  const isKept = ({ at }: Attempt, i: number) =>
    now - at < MEMORY || (OPEN.includes(record.state) && i === tried.length - 1);
  return { ...record, at: notAfter(now, record.at), tried: tried.filter(isKept) };
}

/** A message whose time is over is hidden first, and deleted later: the clock may be wrong. */
function aged(message: Message, now: number): Message | undefined {
  if (message.state === 'sending' || now < endOf(message)) {
    const { expired, ...current } = message;
    return current;
  }
  const expired = notAfter(now, message.expired ?? now);
  return now - expired < GRACE ? { ...message, expired } : undefined;
}

/** The record as it is now, or undefined if its text or trace has come to its end. */
function current(record: OutboxRecord, now: number): OutboxRecord | undefined {
  const kept = rebased(record, now);
  if (!hasText(kept)) return kept.tried.length > 0 ? kept : undefined;
  const { leased, due } = kept;
  const message: Message = {
    ...kept,
    ...(leased !== undefined && { leased: notAfter(now, leased) }),
    ...(due !== undefined && { due: Math.min(due, now + LONGEST_PAUSE) }),
  };
  return aged(message, now);
}

/** Brings the outbox up to date: what has come to its end goes. Run before every action. */
export function tick(outbox: Outbox, now: number): Outbox {
  return outbox.reduce<Outbox>((rest, record) => {
    const next = current(record, now);
    if (!next && hasText(record)) return without(rest, record);
    if (!next) return rest.filter(({ id }) => id !== record.id);
    const isLost = next.state === 'sending' && now - (next.leased ?? 0) >= LEASE;
    const isSame = !isLost && JSON.stringify(next) === JSON.stringify(record);
    const changed = isSame ? rest : rest.map((each) => (each.id === next.id ? next : each));
    return isLost ? lose(changed, next.id)[0] : changed;
  }, outbox);
}

/** The messages to show. */
export const shown = (outbox: Outbox): readonly OutboxRecord[] =>
  outbox
    .filter((record) => (hasText(record) ? !record.expired : record.receipt))
    .toSorted((a, b) => a.at - b.at);

/** Until when a text is shown; 0: none is, but something is kept that a form reports or deletes. */
export function unsentUntil(outbox: Outbox): number | undefined {
  const ends = outbox.filter(hasText).map((message) => (message.expired ? 0 : endOf(message)));
  const isReported = ends.length > 0 || shown(outbox).length > 0;
  return isReported ? Math.max(0, ...ends) : undefined;
}

/** The messages to send now. `eager` ignores pauses: a visit is a new occasion. */
export const dueMessages = (outbox: Outbox, now: number, eager: boolean): Message[] =>
  outbox
    .filter(hasText)
    .filter(({ state, expired }) => state === 'waiting' && !expired)
    .filter(({ due = 0 }) => eager || due <= now)
    .toSorted((a, b) => a.at - b.at);
