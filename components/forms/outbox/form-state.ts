import type { FormValue } from '@/lib/browser/form-values';
import type { Attempt, OutboxRecord } from '@/lib/browser/outbox/message';
import type { Payload } from '@/lib/forms/payloads';

/** The state of sending. */
export type Sending = {
  busy: boolean;
  /** Share of the attachment uploaded so far, 0 to 1. */
  progress?: number | undefined;
  cancel?: () => void;
  /** A message that was not sent, or whose outcome is unknown. */
  failure?: {
    payload: Payload;
    reason: 'failed' | 'cancelled' | 'offline';
    mayHaveArrived: boolean;
  };
  /** An identical message was sent before: asks whether to send it again. */
  question?: { before: Attempt; answer: (again: boolean) => void };
  /** The last message was accepted: it does not wait for the network. */
  accepted?: boolean;
  /** The last message, once the service has confirmed it. Kept nowhere but on the page. */
  sent?: { payload: Payload; at: number } | undefined;
  /** The message was sent, and what was typed meanwhile is still in the form. */
  typedSince?: boolean;
};

/** What a form sends: the fields as the service takes them, and as they were read from the form. */
export type Submission = {
  payload: Payload;
  attachment: File | undefined;
  values: Readonly<Record<string, FormValue>>;
};

/** What a form can do with messages. */
export type FormOutbox = {
  /** Keeps what is in the form. */
  keep: () => Promise<void>;
  /** Resolves to whether the message was sent or will be; undefined if the visitor cancelled. */
  send: (submission: Submission) => Promise<boolean | undefined>;
  /** Shows messages of other tabs. */
  reveal: () => void;
  /** Puts a message back into its form. */
  change: (record: OutboxRecord) => Promise<void>;
  /** Deletes a message, or closes the report that it was sent. */
  remove: (record: OutboxRecord) => Promise<void>;
  /** Forgets all texts. */
  forget: () => Promise<void>;
};

/** What a form shows besides its fields. */
export type FormState = {
  sending: Sending;
  /** What was restored into the form, until it is reset or sent. */
  restored?: { file?: string | undefined; underWay?: boolean } | undefined;
  /** Messages on this device that are not in the form. Those of other tabs are only counted. */
  visible: readonly OutboxRecord[];
  hidden: number;
  /** Whether texts outlive the page. */
  isLasting: boolean;
};
