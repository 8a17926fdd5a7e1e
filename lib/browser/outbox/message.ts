import type { FormPost } from '../send';

export const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds for which texts are shown after their last change, by state. */
export const LIFE = { draft: 7 * DAY, waiting: 30 * DAY, unsure: 30 * DAY, refused: 30 * DAY };
/** Milliseconds for which the same message asks before it is sent again. */
const MEMORY = DAY;
/** Milliseconds for which an expired text is hidden before it is deleted: the clock may be wrong. */
const GRACE = DAY;
/** Milliseconds after which a message in `sending` is lost where the browser has no locks. */
const LEASE = 10 * MINUTE;
/** Milliseconds until the next attempt after each "not now". The last one repeats. */
export const PAUSES = [1, 5, 30, 60].map((minutes) => minutes * MINUTE);
export const LONGEST_PAUSE = Math.max(...PAUSES);

/** What a draft keeps of a field: text, a group's checked values, a check box. Never a file. */
export type DraftValues = Readonly<Record<string, string | boolean | readonly string[]>>;

export type Text = {
  readonly values: DraftValues;
  /** Name of the chosen file. The file itself is kept only while the message waits. */
  readonly file?: string | undefined;
};

/** Where a text was typed. */
export type Place = {
  readonly form: string;
  readonly page: string;
  /** The browser tab, which shows the text without asking. */
  readonly tab: string;
  /** The page that may change the text while it is a draft. */
  readonly owner: string;
};

/** A message with its text, from its first keystroke on. */
export type Message = Text &
  Place & {
    readonly id: string;
    readonly state: 'draft' | 'waiting' | 'sending' | 'unsure' | 'refused';
    /** When it was changed, or sent by the visitor, in milliseconds. */
    readonly at: number;
    /** Identifies the text that was sent last. */
    readonly print?: string;
    /** When the last attempt to send it began. */
    readonly attempted?: number | undefined;
    /** What the worker will post. Its presence means that no page waits for the answer. */
    readonly post?: FormPost;
    /** The page or worker that sent it has gone, so nobody received the answer. */
    readonly left?: boolean;
    /** How often the service said "not now", and when to try again. */
    readonly refusals?: number;
    readonly due?: number | undefined;
    /** When it was first found to have expired. */
    readonly expired?: number;
  };

/** Remembers that a text was sent, and contains nothing of it. `sure`: the service confirmed it. */
export type Trace = Pick<Message, 'id' | 'at' | 'print'> & {
  readonly state: 'sent';
  readonly sure: boolean;
  /** Report that it was sent, because no page was there to see it. */
  readonly receipt?: boolean;
};

export type OutboxRecord = Message | Trace;
export type Outbox = readonly OutboxRecord[];

export type Attempt = Pick<Trace, 'at' | 'sure'>;

export type Step<Result> = readonly [outbox: Outbox, result: Result];

/** Why an action came too late. `gone`: there is no such message any more. */
export type TooLate = 'sending' | 'gone';

export const hasText = (record: OutboxRecord): record is Message => record.state !== 'sent';

/** When the text is forgotten, unless it changes. */
export const endOf = ({ state, at }: Message): number =>
  at + LIFE[state === 'sending' ? 'unsure' : state];

export const oldestFirst = <Kept extends OutboxRecord>(records: readonly Kept[]): Kept[] =>
  records.toSorted((a, b) => a.at - b.at);

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

export const shown = (outbox: Outbox): readonly OutboxRecord[] =>
  oldestFirst(outbox.filter((record) => (hasText(record) ? !record.expired : record.receipt)));

/**
 * The messages to show next to a form, without its own and without those that this page is sending:
 * leaving would stop them. Texts of other tabs are only counted until the visitor asks for them, because
 * phones are shared. A report contains no text.
 */
export function messagesBeside(outbox: Outbox, id: string, place: Place, isRevealed: boolean) {
  const isLeaving = (record: OutboxRecord) =>
    record.state === 'sending' && record.owner === place.owner && !record.post;
  const others = shown(outbox).filter((record) => record.id !== id && !isLeaving(record));
  const visible = others.filter(
    (record) => !hasText(record) || isRevealed || record.tab === place.tab,
  );
  return { visible, hidden: others.length - visible.length };
}

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
