import type { SentMessage } from '@/lib/browser/sent-messages';
import type { Payload } from '@/lib/forms/payloads';
import type { Restored } from '../draft/use-draft';
import type { Waiting } from '../waiting/use-waiting';

/** A message that was not sent, or whose outcome is unknown. */
export type Failure = {
  payload: Payload;
  reason: 'failed' | 'cancelled' | 'offline';
  mayHaveArrived: boolean;
};

/** An identical message was sent before: asks whether to send it again. */
export type Question = { before: SentMessage; answer: (again: boolean) => void };

/** The state of sending, as the form's frame shows it. */
export type Sending = {
  busy: boolean;
  /** Share of the attachment uploaded so far, 0 to 1. */
  progress?: number | undefined;
  cancel?: () => void;
  failure?: Failure;
  question?: Question;
  /** The last message was accepted: it does not wait for the network. */
  accepted?: boolean;
  /** The message was sent, and what was typed meanwhile is still in the form. */
  typedSince?: boolean;
  /** Fills in the last message again, whose arrival was not confirmed. */
  bringBack?: (() => void) | undefined;
  /** Messages that wait for the network. */
  waiting?: Waiting | undefined;
};

/** A form's name, the state of sending, and what was restored into the form. */
export type FormState = { name: string; sending: Sending; restored: Restored | undefined };
