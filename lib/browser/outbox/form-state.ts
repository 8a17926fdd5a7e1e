import type { Payload } from '@/lib/forms/payloads';
import type { FormSetup } from '@/lib/forms/setup';
import type { Attempt, DraftValues } from './message';

/**
 * What becomes of the message in a form. It is `sending` first, then `asking` and `sending` again if the
 * same text was sent before, and ends as `sent`, `waiting`, `failed`, or in `editing` as it began.
 */
export type Stage =
  | { is: 'editing' }
  | Sending
  | { is: 'asking'; before: Attempt; answer: (again: boolean) => void }
  /** The service has it. `receipt`: and has confirmed it; this is kept nowhere but on the page. */
  | { is: 'sent'; receipt?: Receipt | undefined; typedSince: boolean }
  /** The worker will send it once there is a network. `typedSince`: the form holds another text by now. */
  | { is: 'waiting'; typedSince: boolean }
  /** It was not sent, or its outcome is unknown. */
  | { is: 'failed'; payload: Payload; reason: string };

type Sending = {
  is: 'sending';
  /** Its record, once it is on its way. */
  id?: string;
  /** Share of the attachment uploaded so far, 0 to 1. */
  progress?: number | undefined;
  cancel?: () => void;
};

export type Receipt = { payload: Payload; at: number };

export type StageOf<Name extends Stage['is']> = Extract<Stage, { is: Name }>;

/** Whether the message has left the form, which is empty then or holds the next text. */
export const hasLeft = (stage: Stage): stage is StageOf<'sent' | 'waiting'> =>
  stage.is === 'sent' || stage.is === 'waiting';

export type FormState = {
  /** The record of what is in the form. */
  id: string;
  stage: Stage;
  /** What was put into the form, until it is emptied: a file that is missing, whether it was left. */
  restored?: { file?: string | undefined; underWay?: boolean } | undefined;
  /** What was typed into fields that the form no longer has. It stays in the record. */
  leftOver?: DraftValues | undefined;
  /** Whether the visitor has asked for the texts of other tabs. */
  isRevealed: boolean;
  /** Whether a kept text is being filled in: what the form holds meanwhile is not kept. */
  isBeingFilled: boolean;
};

type FormStore = ReturnType<typeof createFormStore>;

/** A form on the page, and how to show what becomes of its text. */
export type FormConnection = {
  form: HTMLFormElement;
  name: string;
  setup: FormSetup;
  subject: string;
  store: FormStore;
  notify: (kind: 'success' | 'error', text: string) => void;
  /** Aborts when the form is removed. */
  signal: AbortSignal;
};

/** The state of a form, which React reads with `useSyncExternalStore`. */
export function createFormStore() {
  let state: FormState = {
    id: '',
    stage: { is: 'editing' },
    isRevealed: false,
    isBeingFilled: true,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change: Partial<FormState>) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
