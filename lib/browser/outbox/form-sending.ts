import type { Payload } from '@/lib/forms/payloads';
import type { Values } from '../form-values';
import type { Answer, FormPost } from '../send';
import type { FormDraft } from './form-draft';
import type { FormConnection, Stage } from './form-state';
import { clearSent } from './form-text';
import type { Attempt } from './message';
import * as machine from './outbox';
import { deliver } from './sender';
import { act, alone } from './store';

export type Content = Pick<FormPost, 'payload' | 'attachment'>;

/** What became of a message, or `cancelled` by the visitor. */
type Outcome = Answer | 'kept' | 'cancelled';

/** Outcomes after which a form is emptied. */
const ACCEPTED: readonly Outcome[] = ['sent', 'unconfirmed', 'kept'];

/** What a toast reports. `isGivenUp`: the visitor does not wait for the message any longer. */
function resultOf(outcome: Outcome, isGivenUp: boolean): Outcome {
  if (ACCEPTED.includes(outcome)) return outcome === 'kept' ? outcome : 'sent';
  return isGivenUp ? 'cancelled' : outcome;
}

export function createSending(
  { form, setup, subject, store, notify }: FormConnection,
  draft: FormDraft,
) {
  const show = (stage: Stage) => store.set({ stage });

  /** Asks whether to send a message again. Changing the form means no. */
  async function ask(before: Attempt): Promise<boolean> {
    const again = await new Promise<boolean>((answer) => {
      show({ is: 'asking', before, answer });
      form.addEventListener('input', () => answer(false), { once: true });
    });
    show({ is: again ? 'sending' : 'editing' });
    return again;
  }

  /** Shows why a message was not sent. What was typed meanwhile continues its text. */
  async function fail(id: string, payload: Payload, reason: Outcome) {
    show({ is: 'failed', payload, reason });
    if (store.get().id !== id)
      await act((records) => machine.remove(records, { id, state: 'draft' }));
  }

  /** Shows that a message is on its way, or waits, and empties its fields. */
  function accept(id: string, payload: Payload, values: Values, outcome: Outcome) {
    // Unless what was typed meanwhile has a record of its own already.
    if (store.get().id === id) draft.begin();
    const typedSince = clearSent(form, values);
    const receipt = outcome === 'sent' ? { payload, at: Date.now() } : undefined;
    show(outcome === 'kept' ? { is: 'waiting', typedSince } : { is: 'sent', receipt, typedSince });
  }

  /** Sends a message that is marked as being sent. Resolves to what became of it. */
  async function post(id: string, message: FormPost, values: Values) {
    const visitor = new AbortController();
    const { signal } = visitor;
    const { payload, attachment } = message;
    /** Not if everything was forgotten meanwhile: nothing of the message is shown then. */
    const isShown = () => {
      const { stage } = store.get();
      return stage.is === 'sending' && stage.id === id;
    };
    const sending: Stage = { is: 'sending', id, cancel: () => visitor.abort() };
    store.set({ restored: undefined, stage: { ...sending, progress: attachment && 0 } });
    const onProgress = (progress: number) => isShown() && show({ ...sending, progress });
    // A page that came from the worker's cache.
    const isDoubtful = document.querySelector('[data-offline]') !== null;
    const outcome = await deliver(id, message, { isDoubtful, signal, onProgress });
    if (!isShown()) return resultOf(outcome, true);
    const reason = signal.aborted && outcome !== 'unanswered' ? 'cancelled' : outcome;
    if (ACCEPTED.includes(outcome)) accept(id, payload, values, outcome);
    else await fail(id, payload, reason);
    return resultOf(outcome, signal.aborted);
  }

  /** Sends what is in the form, or returns the earlier attempt to send the same. */
  async function attempt(
    message: FormPost,
    values: Values,
    again: boolean,
  ): Promise<Outcome | Attempt> {
    const submission = draft.submissionOf(values, again);
    const outcome = await alone(submission.id, async () => {
      const begun = await act((records, now) => machine.send(records, submission, now));
      return begun === true ? post(submission.id, message, values) : begun;
    });
    if (outcome) return outcome;
    // Another tab has taken this record over: what is in this form becomes one of its own.
    draft.begin();
    return attempt(message, values, again);
  }

  /**
   * @param values the reading of the form that `content` was made from
   * @returns whether the message was sent or will be; undefined if the visitor cancelled
   */
  return async function send(content: Content, values: Values): Promise<boolean | undefined> {
    const message: FormPost = {
      ...content,
      endpoint: setup.service.ajaxEndpoint,
      subject,
      fixed: setup.fixed,
      nextUrl: window.location.href,
      honey: String(values._honey),
    };
    let outcome = await attempt(message, values, false);
    if (typeof outcome === 'object' && (await ask(outcome)))
      outcome = await attempt(message, values, true);
    if (typeof outcome === 'object' || outcome === 'cancelled') return undefined;
    const { toasts, waiting } = setup.words;
    if (outcome === 'kept') notify('success', waiting.saved);
    else if (outcome === 'sent') notify('success', toasts.success);
    else notify('error', toasts.failure);
    return outcome === 'kept' || outcome === 'sent';
  };
}
