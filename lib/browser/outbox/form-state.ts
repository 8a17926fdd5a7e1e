import type { Payload } from '@/lib/forms/payloads';
import type { FormSetup } from '@/lib/forms/setup';
import type { Attempt, DraftValues } from './message';

export type Sending = {
  busy: boolean;
  /** The record that is being sent. */
  id?: string;
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
  /** The record of what is in the form. */
  id: string;
  sending: Sending;
  /** What was put into the form, until it is emptied: a file that is missing, whether it was left. */
  restored?: { file?: string | undefined; underWay?: boolean } | undefined;
  /** What was typed into fields that the form no longer has. It stays in the record. */
  leftOver?: DraftValues | undefined;
  /** Whether the visitor has asked for the texts of other tabs. */
  isRevealed: boolean;
};

export type FormStore = ReturnType<typeof createFormStore>;

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
  let state: FormState = { id: '', sending: { busy: false }, isRevealed: false };
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
