import type { Answer, FormPost } from '../send';
import {
  type Attempt,
  hasText,
  type Late,
  type Message,
  type Outbox,
  type OutboxRecord,
  PAUSES,
  type Place,
  type Step,
  type Text,
  type Trace,
} from './message';

/*
 * The states of messages: draft → waiting → sending → (sent | unsure | refused), drawn in
 * docs/reliability.md. Every function here is pure: it takes the outbox as `tick` (ends.ts) leaves it.
 */

/** Answers after which a message may have arrived. */
const ARRIVALS: readonly Answer[] = ['sent', 'unconfirmed', 'unanswered'];

const find = (outbox: Outbox, id: string) => outbox.find((record) => record.id === id);

function textOf(outbox: Outbox, id: string): Message | undefined {
  const found = find(outbox, id);
  return found && hasText(found) ? found : undefined;
}

function put(outbox: Outbox, record: OutboxRecord): Outbox {
  if (!find(outbox, record.id)) return [...outbox, record];
  return outbox.map((old) => (old.id === record.id ? record : old));
}

/** What is left of a message without its text. */
const traceOf = ({ id, at, tried, form, tab }: OutboxRecord): Trace => ({
  state: 'sent',
  ...{ id, at, tried, form, tab },
});

/** Takes back the current attempt, which is the last one: the message certainly did not arrive. */
const untry = <Kept extends OutboxRecord>(record: Kept): Kept => ({
  ...record,
  tried: record.tried.slice(0, -1),
});

const withLast = ({ tried }: OutboxRecord, change: Partial<Attempt>): readonly Attempt[] =>
  tried.map((attempt, i) => (i === tried.length - 1 ? { ...attempt, ...change } : attempt));

/** A draft with the newest text of its form. */
function toDraft(message: Message): Message {
  const { post, leased, since, left, refusals, due, ...draft } = message;
  const { values, file } = since ?? message;
  return { ...draft, values, file, state: 'draft' };
}

/**
 * The outbox without a message's text, or without the report that it was sent. Attempts stay, so that
 * the same text still asks.
 */
export function without(outbox: Outbox, record: OutboxRecord): Outbox {
  const kept = record.state === 'waiting' ? untry(record) : record;
  return kept.tried.length > 0
    ? put(outbox, traceOf(kept))
    : outbox.filter(({ id }) => id !== record.id);
}

type Draft = Text & Place & { readonly id: string };

const isBlank = ({ values, file }: Text) => Object.keys(values).length === 0 && !file;

const isSameText = (a: Text, b: Text) =>
  JSON.stringify([a.values, a.file]) === JSON.stringify([b.values, b.file]);

/**
 * Saves what a form holds; an empty form leaves no draft. Text that is typed while the message is
 * being sent is kept with it. Returns false if the message is no longer this page's to change:
 * the text then needs a record of its own.
 */
export function type(outbox: Outbox, { id, ...text }: Draft, now: number): Step<boolean> {
  const found = find(outbox, id);
  const isOurs = !found || (hasText(found) && found.owner === text.owner);
  if (!isOurs) return [outbox, false];
  if (found?.state === 'sending' && !found.post) {
    const { values, file } = text;
    return [put(outbox, { ...found, since: { values, file } }), true];
  }
  if (found && found.state !== 'draft') return [outbox, false];
  if (isBlank(text)) return [found ? without(outbox, found) : outbox, true];
  if (found && isSameText(found, text)) return [outbox, true];
  return [put(outbox, { tried: [], ...found, ...text, id, state: 'draft', at: now }), true];
}

/**
 * Takes over the last text that this tab has typed into a form, or was sending when its page was
 * left: `left` is then true.
 */
export function open(
  outbox: Outbox,
  place: Place,
): Step<(Pick<Message, 'id' | 'left'> & Text) | undefined> {
  const own = outbox
    .filter(hasText)
    .filter(({ form, tab, state, left, post, expired }) => {
      const isOpen = state === 'draft' || (state === 'unsure' && left && !post);
      return form === place.form && tab === place.tab && isOpen && !expired;
    })
    .toSorted((a, b) => a.at - b.at)
    .at(-1);
  if (!own) return [outbox, undefined];
  const draft = { ...toDraft(own), owner: place.owner };
  const { id, values, file } = draft;
  return [put(outbox, draft), { id, values, file, left: own.left === true }];
}

/** The last attempt to send this text, whoever made it. */
export const lastAttempt = (outbox: Outbox, print: string): Attempt | undefined =>
  outbox
    .flatMap(({ tried }) => tried)
    .filter((attempt) => attempt.print === print)
    .toSorted((a, b) => Number(a.sure) - Number(b.sure) || a.at - b.at)
    .at(-1);

/**
 * Begins to send what a form holds. Returns the earlier attempt instead if the same text was sent
 * before and `again` is false, and false if the message is no longer this page's to send.
 */
export function send(
  outbox: Outbox,
  { again, print, ...draft }: Draft & { readonly print: string; readonly again: boolean },
  now: number,
): Step<Attempt | boolean> {
  const before = lastAttempt(outbox, print);
  if (before && !again) return [outbox, before];
  const found = find(outbox, draft.id);
  const isOurs =
    !found || (hasText(found) && found.state === 'draft' && found.owner === draft.owner);
  if (!isOurs) return [outbox, false];
  const tried = [...(found?.tried ?? []), { print, at: now, sure: false }];
  return [
    put(outbox, { ...found, ...draft, state: 'sending', print, tried, at: now, leased: now }),
    true,
  ];
}

/** Settles an attempt. Without a page, the message's state tells what became of it. */
export function answer(outbox: Outbox, id: string, outcome: Answer, now: number): Step<void> {
  const found = find(outbox, id);
  if (!found) return [outbox, undefined];
  if (outcome === 'sent') {
    const arrived = { ...found, tried: withLast(found, { sure: true }) };
    // A message that was given up and brought back meanwhile keeps its text.
    const isKept = !hasText(found) || found.state === 'draft';
    const receipt = hasText(found) && found.post !== undefined;
    return [put(outbox, isKept ? arrived : { ...traceOf(arrived), receipt }), undefined];
  }
  // Its text was forgotten meanwhile.
  if (!hasText(found))
    return [ARRIVALS.includes(outcome) ? outbox : without(outbox, untry(found)), undefined];
  return [found.state === 'sending' ? put(outbox, settle(found, outcome, now)) : outbox, undefined];
}

function settle(found: Message, outcome: Exclude<Answer, 'sent'>, now: number): Message {
  const { since, leased, ...message } = found;
  if (outcome === 'unconfirmed') return { ...message, state: 'unsure' };
  if (outcome === 'unanswered')
    return found.post ? { ...message, state: 'unsure' } : toDraft(found);
  if (!found.post) return untry(toDraft(found));
  if (outcome === 'refused') return { ...untry(message), state: 'refused' };
  if (outcome !== 'later') return { ...message, state: 'waiting' };
  const { refusals = 0 } = found;
  const due = now + (PAUSES[Math.min(refusals, PAUSES.length - 1)] ?? 0);
  return { ...message, state: 'waiting', refusals: refusals + 1, due };
}

/** Records a message that the browser posted itself, and what became of it. */
export function posted(
  outbox: Outbox,
  draft: Draft & { readonly print: string },
  outcome: Answer,
  now: number,
): Step<void> {
  const [sending] = send(outbox, { ...draft, again: true }, now);
  return answer(sending, draft.id, outcome, now);
}

/** Gives up a message whose sender has gone: it may have arrived, and is never resent by itself. */
export function lose(outbox: Outbox, id: string): Step<void> {
  const found = textOf(outbox, id);
  if (found?.state !== 'sending') return [outbox, undefined];
  const { leased, ...message } = found;
  return [put(outbox, { ...message, state: 'unsure', left: true }), undefined];
}

/** Keeps a message that could not leave, with its file, until the worker sends it. */
export function wait(outbox: Outbox, id: string, post: FormPost): Step<boolean> {
  const found = textOf(outbox, id);
  if (found?.state !== 'sending') return [outbox, false];
  const { since, leased, ...message } = found;
  return [put(outbox, { ...message, state: 'waiting', post }), true];
}

/** Begins to send a waiting message, unless it was changed, deleted or sent meanwhile. */
export function claim(outbox: Outbox, id: string, now: number): Step<Message | undefined> {
  const found = textOf(outbox, id);
  if (found?.state !== 'waiting' || found.expired) return [outbox, undefined];
  const tried = withLast(found, { at: now });
  const message: Message = { ...found, state: 'sending', leased: now, tried };
  return [put(outbox, message), message];
}

/** Why an action on a message that was shown in the state `seen` comes too late. */
function lateness(found: OutboxRecord | undefined, seen: OutboxRecord['state']): Late | undefined {
  if (found?.state === 'sending') return 'sending';
  // A draft that was none is in the form of another page.
  return !found || (found.state === 'draft' && seen !== 'draft') ? 'gone' : undefined;
}

type Seen = Pick<OutboxRecord, 'id' | 'state'>;

/** Turns a message back into a draft of this page and tab. */
export function change(
  outbox: Outbox,
  { id, state }: Seen,
  { tab, owner }: Pick<Place, 'tab' | 'owner'>,
  now: number,
): Step<Message | Late> {
  const found = textOf(outbox, id);
  const late = lateness(found, state);
  if (!found || late) return [outbox, late ?? 'gone'];
  const kept = found.state === 'waiting' ? untry(found) : found;
  const draft: Message = { ...toDraft(kept), tab, owner, at: now };
  return [put(outbox, draft), draft];
}

/** Deletes a message's text, or dismisses the report that it was sent. */
export function remove(outbox: Outbox, { id, state }: Seen): Step<Late | undefined> {
  const found = find(outbox, id);
  const late = lateness(found, state);
  return [found && !late ? without(outbox, found) : outbox, late];
}

/** Deletes all texts at once. */
export const forgetAll = (outbox: Outbox): Step<void> => [
  outbox.reduce(without, outbox),
  undefined,
];
