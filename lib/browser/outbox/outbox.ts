import type { Answer, FormPost } from '../send';
import {
  type Attempt,
  hasText,
  LONGEST_PAUSE,
  type Message,
  type Outbox,
  type OutboxRecord,
  oldestFirst,
  PAUSES,
  type Place,
  type Step,
  type Text,
  type TooLate,
  type Trace,
} from './message';

/*
 * The states of messages: draft → waiting → sending → (sent | unsure | refused), drawn in
 * docs/reliability.md. Every function here is pure: it takes the outbox as `tick` leaves it.
 */

type State = OutboxRecord['state'];
export type Draft = Text & Place & { readonly id: string };
type Submission = Draft & { readonly print: string; readonly again: boolean };

/** Answers after which a message may have arrived. */
const ARRIVALS: readonly Answer[] = ['sent', 'unconfirmed', 'unanswered'];
/** While a message is in one of these states, its text has left, or will without asking. */
const OUT: readonly State[] = ['waiting', 'sending', 'unsure'];

const find = (outbox: Outbox, id: string) => outbox.find((record) => record.id === id);

const drop = (outbox: Outbox, id: string) => outbox.filter((record) => record.id !== id);

const put = (outbox: Outbox, record: OutboxRecord) => [...drop(outbox, record.id), record];

/** What is left of a message without its text. */
function traceOf({ id, at, attempted, print }: Message, known: Partial<Trace> = {}): Trace {
  return { id, state: 'sent', at: attempted ?? at, print, sure: false, ...known };
}

/** The name of an attempt's trace. A clock that was set back gives two texts of one form the same time. */
const attemptId = ({ id, print }: Message, at: number | undefined) => `${id} ${at} ${print}`;

/** Turns a message into a draft. A trace remembers one that may have arrived. */
function toDraft(outbox: Outbox, message: Message, isOut: boolean, changes: Partial<Message> = {}) {
  const { post, attempted, left, refusals, due, ...rest } = message;
  const draft: Message = { ...rest, state: 'draft', ...changes };
  const trace = traceOf(message, { id: attemptId(message, attempted) });
  return [isOut ? put(put(outbox, trace), draft) : put(outbox, draft), draft] as const;
}

/** The outbox without a message's text, or without the report that it was sent. The same text still asks. */
function without(outbox: Outbox, record: OutboxRecord): Outbox {
  if (!hasText(record)) return put(outbox, { ...record, receipt: false });
  const mayHaveArrived = record.state === 'sending' || record.state === 'unsure';
  return mayHaveArrived ? put(outbox, traceOf(record)) : drop(outbox, record.id);
}

/**
 * Saves what a form holds; an empty form leaves no draft. Returns false if the message is being sent,
 * or is no longer this page's to change: the text then needs a record of its own.
 */
export function keepDraft(outbox: Outbox, { id, ...text }: Draft, now: number): Step<boolean> {
  const found = find(outbox, id);
  const { values, file } = text;
  const isSame = (message: Text) =>
    JSON.stringify([message.values, message.file]) === JSON.stringify([values, file]);
  if (found && !(hasText(found) && found.owner === text.owner)) return [outbox, false];
  if (found && isSame(found)) return [outbox, true];
  if (found && found.state !== 'draft') return [outbox, false];
  if (Object.keys(values).length === 0 && !file) return [drop(outbox, id), true];
  return [put(outbox, { ...found, ...text, id, state: 'draft', at: now }), true];
}

/**
 * Takes over the last text that this tab has typed into a form, or was sending when its page was
 * left: `left` is then true.
 */
export function open(outbox: Outbox, place: Place): Step<Message | undefined> {
  const own = oldestFirst(outbox.filter(hasText))
    .filter(({ form, tab, expired }) => form === place.form && tab === place.tab && !expired)
    .filter(({ state, left, post }) => state === 'draft' || (state === 'unsure' && left && !post))
    .at(-1);
  if (!own) return [outbox, undefined];
  const [taken, draft] = toDraft(outbox, own, own.state === 'unsure', { owner: place.owner });
  return [taken, { ...draft, left: own.left === true }];
}

/** The last attempt to send this text, whoever made it; a confirmed one first. */
const lastAttempt = (outbox: Outbox, print: string): Attempt | undefined =>
  outbox
    .filter((record) => record.print === print && ['sent', ...OUT].includes(record.state))
    .map((record) => (hasText(record) ? traceOf(record) : record))
    .toSorted((a, b) => Number(a.sure) - Number(b.sure) || a.at - b.at)
    .at(-1);

/**
 * Begins to send what a form holds. Returns the earlier attempt instead if the same text was sent
 * before and `again` is false, and false if the message is no longer this page's to send.
 */
export function send(outbox: Outbox, text: Submission, now: number): Step<Attempt | boolean> {
  const { again, ...draft } = text;
  const before = lastAttempt(outbox, draft.print);
  if (before && !again) return [outbox, before];
  const found = find(outbox, draft.id);
  if (found && !(found.state === 'draft' && found.owner === draft.owner)) return [outbox, false];
  return [put(outbox, { ...draft, state: 'sending', at: now, attempted: now }), true];
}

/** Settles an attempt. Without a page, the message's state tells what became of it. */
export function answer(outbox: Outbox, id: string, outcome: Answer, now: number): Step<void> {
  const done = (changed: Outbox): Step<void> => [changed, undefined];
  const found = find(outbox, id);
  if (!found) return done(outbox);
  const isSent = outcome === 'sent';
  // Its text was forgotten meanwhile.
  if (!hasText(found)) {
    if (!ARRIVALS.includes(outcome)) return done(drop(outbox, id));
    return done(isSent ? put(outbox, { ...found, at: now, sure: true }) : outbox);
  }
  const receipt = found.post !== undefined;
  if (isSent) {
    // A message that was given up and brought back meanwhile keeps its text.
    const own = found.state === 'draft' ? { id: attemptId(found, now) } : { receipt };
    return done(put(outbox, traceOf(found, { ...own, at: now, sure: true })));
  }
  return done(found.state === 'sending' ? settle(outbox, found, outcome, now) : outbox);
}

function settle(outbox: Outbox, found: Message, outcome: Answer, now: number): Outbox {
  const to = (changes: Pick<Message, 'state'> & Partial<Message>) =>
    put(outbox, { ...found, ...changes });
  const isUnanswered = outcome === 'unanswered';
  if (outcome === 'unconfirmed' || (isUnanswered && found.post)) return to({ state: 'unsure' });
  if (!found.post) return toDraft(outbox, found, isUnanswered)[0];
  if (outcome === 'refused') return to({ state: 'refused' });
  if (outcome !== 'later') return to({ state: 'waiting' });
  const { refusals = 0 } = found;
  const due = now + (PAUSES[refusals] ?? LONGEST_PAUSE);
  return to({ state: 'waiting', refusals: refusals + 1, due });
}

/** Gives up a message whose sender has gone: it may have arrived, and is never resent by itself. */
export function lose(outbox: Outbox, id: string): Step<void> {
  const found = find(outbox, id);
  const isLost = found?.state === 'sending';
  return [isLost ? put(outbox, { ...found, state: 'unsure', left: true }) : outbox, undefined];
}

/** Keeps a message that could not leave, with its file, until the worker sends it. */
export function wait(outbox: Outbox, id: string, post: FormPost): Step<boolean> {
  const found = find(outbox, id);
  if (found?.state !== 'sending') return [outbox, false];
  return [put(outbox, { ...found, state: 'waiting', post }), true];
}

/** Begins to send a waiting message, unless it was changed, deleted or sent meanwhile. */
export function claim(outbox: Outbox, id: string, now: number): Step<Message | undefined> {
  const found = find(outbox, id);
  if (found?.state !== 'waiting' || found.expired) return [outbox, undefined];
  const message: Message = { ...found, state: 'sending', attempted: now };
  return [put(outbox, message), message];
}

type Seen = Pick<OutboxRecord, 'id' | 'state'>;

/** The record that was shown, or why an action on it comes too late. */
function stillThere(outbox: Outbox, { id, state }: Seen): OutboxRecord | TooLate {
  const found = find(outbox, id);
  if (found?.state === 'sending') return 'sending';
  // A draft that was none is in the form of another page.
  return !found || (found.state === 'draft' && state !== 'draft') ? 'gone' : found;
}

/** Turns a message back into a draft of this page and tab. */
export function change(
  outbox: Outbox,
  seen: Seen,
  by: Place,
  now: number,
): Step<Message | TooLate> {
  const { tab, owner } = by;
  const found = stillThere(outbox, seen);
  if (typeof found === 'string') return [outbox, found];
  if (!hasText(found)) return [outbox, 'gone'];
  return toDraft(outbox, found, found.state === 'unsure', { tab, owner, at: now });
}

/** Deletes a message's text, or dismisses the report that it was sent. */
export function remove(outbox: Outbox, seen: Seen): Step<TooLate | undefined> {
  const found = stillThere(outbox, seen);
  return typeof found === 'string' ? [outbox, found] : [without(outbox, found), undefined];
}

export const forgetAll = (outbox: Outbox): Step<void> => [
  outbox.reduce(without, outbox),
  undefined,
];
