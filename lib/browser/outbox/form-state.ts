import type { Payload } from '@/lib/forms/payloads';
import type { Attempt, OutboxRecord } from './message';

export type Sending = {
  busy: boolean;
  /** Share of the attachment uploaded so far, 0 to 1. */
  progress?: number | undefined;
  cancel?: () => void;
  /** A message that was not sent, or whose outcome is unknown: what became of it. */
  failure?: { payload: Payload; reason: string } | undefined;
  /** An identical message was sent before: asks whether to send it again. */
  question?: { before: Attempt; answer: (again: boolean) => void };
  /** The last message was accepted: it does not wait for the network. */
  accepted?: boolean;
  /** The last message, once the service has confirmed it. Kept nowhere but on the page. */
  sent?: { payload: Payload; at: number } | undefined;
  /** The message was sent, and what was typed meanwhile is still in the form. */
  typedSince?: boolean;
};

/** What a form shows besides its fields. */
export type FormState = {
  sending: Sending;
  /** What was put into the form, until it is emptied: a file that is missing, whether it was left. */
  restored?: { file?: string | undefined; underWay?: boolean } | undefined;
  /** Messages on this device that are not in the form. Those of other tabs are only counted. */
  visible: readonly OutboxRecord[];
  hidden: number;
  /** Whether texts outlive the page. */
  isLasting: boolean;
};
