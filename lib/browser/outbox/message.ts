import type { DraftValues } from '../kept-values';
import type { FormPost } from '../send';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Milliseconds for which texts are shown after their last change, by state. */
export const LIFE = { draft: 7 * DAY, waiting: 30 * DAY, unsure: 30 * DAY, refused: 30 * DAY };
/** Milliseconds for which the same message asks before it is sent again. */
export const MEMORY = DAY;
/**
 * Milliseconds for which an expired text is kept, hidden, before it is deleted: a clock that was
 * wrong may be set right by then.
 */
export const GRACE = DAY;
/** Milliseconds after which a message in `sending` is lost where the browser has no locks. */
export const LEASE = 600 * SECOND;
/** Milliseconds until the next attempt after each "not now". The last one repeats. */
export const PAUSES = [60, 300, 1800, 3600].map((seconds) => seconds * SECOND);

/** One attempt to send a text. `sure`: the service confirmed it. Contains nothing of the text. */
export type Attempt = { readonly print: string; readonly at: number; readonly sure: boolean };

type Kept = {
  readonly id: string;
  /** When it was changed or sent last, in milliseconds. */
  readonly at: number;
  /** The attempts of the last day. */
  readonly tried: readonly Attempt[];
  /** The form's name. */
  readonly form: string;
  /** The browser tab that it was typed in, which shows it without asking. */
  readonly tab: string;
};

/** What a form holds. */
export type Text = {
  readonly values: DraftValues;
  /** Name of the chosen file. The file itself is kept only while the message waits. */
  readonly file?: string | undefined;
};

/** Where a text was typed. `owner` is the page that may change it while it is a draft. */
export type Place = {
  readonly form: string;
  /** Path of the form's page. */
  readonly page: string;
  readonly tab: string;
  readonly owner: string;
};

/** A message with its text, from its first keystroke on. */
export type Message = Kept &
  Text &
  Place & {
    readonly state: 'draft' | 'waiting' | 'sending' | 'unsure' | 'refused';
    /** Identifies the text that was sent last. */
    readonly print?: string;
    /** What the worker will post. Its presence means that no page waits for the answer. */
    readonly post?: FormPost;
    /** When sending began. */
    readonly leased?: number;
    /** What was typed in the form while the message was being sent. */
    readonly since?: Text;
    /** The page or worker that sent it has gone, so nobody received the answer. */
    readonly left?: boolean;
    /** How often the service said "not now", and when to try again. */
    readonly refusals?: number;
    readonly due?: number;
    /** When it was first found to have expired. */
    readonly expired?: number;
  };

/** What is left of a message: no text. */
export type Trace = Kept & {
  readonly state: 'sent';
  /** Report that it was sent, because no page was there to see it. */
  readonly receipt?: boolean;
};

export type OutboxRecord = Message | Trace;
export type Outbox = readonly OutboxRecord[];

/** The outbox after an action, and what the action returns. */
export type Step<Result> = readonly [outbox: Outbox, result: Result];

/** Why an action was refused: it came too late. `gone`: there is no such message any more. */
export type Late = 'sending' | 'gone';

export const hasText = (record: OutboxRecord): record is Message => record.state !== 'sent';

/** When the text is forgotten, unless it changes. */
export const endOf = ({ state, at }: Message): number =>
  at + LIFE[state === 'sending' ? 'unsure' : state];
