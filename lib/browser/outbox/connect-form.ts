import type { Payload } from '@/lib/forms/payloads';
import { unsentId } from '@/lib/forms/setup';
import type { FormPost } from '../send';
import { clearSent, type FormOfDraft, keepDraft, type Restored, type Values } from './form-draft';
import { type Attempt, hasText, type Late, type Outbox, type OutboxRecord, shown } from './message';
import * as machine from './outbox';
import { deliver, startReminder } from './sender';
import { act, alone, followOutbox, isLasting } from './store';

type Reason = 'failed' | 'cancelled' | 'offline';

export type Sending = {
  busy: boolean;
  /** Share of the attachment uploaded so far, 0 to 1. */
  progress?: number | undefined;
  cancel?: () => void;
  /** A message that was not sent, or whose outcome is unknown. */
  failure?: { payload: Payload; reason: Reason; mayHaveArrived: boolean };
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
  restored?: Restored;
  /** Messages on this device that are not in the form. Those of other tabs are only counted. */
  visible: readonly OutboxRecord[];
  hidden: number;
  /** Whether texts outlive the page. */
  isLasting: boolean;
};

export type FormOutbox = ReturnType<typeof connectForm>;

type Connection = FormOfDraft & {
  show: (change: Partial<FormState>) => void;
  /** Shows changes before the page is left. */
  flush: (change: () => void) => void;
  notify: (kind: 'success' | 'error', text: string) => void;
};

/** Connects a form with the outbox: what is typed is kept, and what becomes of messages is shown. */
export function connectForm(connection: Connection) {
  const { form, name, setup, subject, show, notify, signal } = connection;
  const { toasts, waiting } = setup.words;
  let isRevealed = false;
  let outbox: Outbox = [];
  let sending: Sending = { busy: false };
  const draft = keepDraft(connection, showMessages);
  const { place } = draft;

  function showSending(change: Sending) {
    sending = change;
    show({ sending });
  }

  function showMessages() {
    const others = shown(outbox).filter(({ id }) => id !== draft.currentId());
    // A report contains no text.
    const visible = others.filter(
      (record) => !hasText(record) || isRevealed || record.tab === place.tab,
    );
    show({ visible, hidden: others.length - visible.length, isLasting: isLasting() });
  }

  /** Asks whether to send a message again. Changing the form means no. */
  async function ask(before: Attempt): Promise<boolean> {
    const again = await new Promise<boolean>((answer) => {
      showSending({ busy: false, question: { before, answer } });
      form.addEventListener('input', () => answer(false), { once: true });
    });
    showSending({ busy: again });
    return again;
  }

  /** Sends a message that is marked as being sent, and shows what became of it. */
  async function post(id: string, message: FormPost, values: Values) {
    const visitor = new AbortController();
    const { signal } = visitor;
    const cancel = () => visitor.abort();
    const onProgress = (progress?: number) => showSending({ busy: true, cancel, progress });
    onProgress(message.attachment && 0);
    draft.report();
    // A page that came from the worker's cache.
    const isDoubtful = document.querySelector('[data-offline]') !== null;
    const outcome = await deliver(id, message, { isDoubtful, signal, onProgress });
    const { payload } = message;
    if (!['sent', 'unconfirmed', 'kept'].includes(outcome)) {
      const failed = outcome === 'offline' ? outcome : 'failed';
      const reason: Reason = signal.aborted ? 'cancelled' : failed;
      const mayHaveArrived = outcome === 'unanswered';
      showSending({ busy: false, failure: { payload, reason, mayHaveArrived } });
      return reason;
    }
    // Unless what was typed meanwhile has a record of its own already.
    if (id === draft.currentId()) draft.begin();
    const typedSince = clearSent(form, values);
    const sent = outcome === 'sent' ? { payload, at: Date.now() } : undefined;
    showSending({ busy: false, accepted: outcome !== 'kept', sent, typedSince });
    return outcome === 'kept' ? outcome : 'sent';
  }

  /** Sends what is in the form, or returns the earlier attempt to send the same. */
  async function attempt(message: FormPost, values: Values, again: boolean) {
    const text = { ...draft.draftOf(values), print: draft.printOf(values), again };
    const outcome = await alone(text.id, async () => {
      const begun = await act((records, now) => machine.send(records, text, now));
      return begun === true ? post(text.id, message, values) : begun;
    });
    if (outcome) return outcome;
    // Another tab has taken this record over: what is in this form becomes one of its own.
    draft.begin();
    return attempt(message, values, again);
  }

  /** Resolves to whether the message was sent or will be; undefined if the visitor cancelled. */
  async function send(content: Pick<FormPost, 'payload' | 'attachment'>, values: Values) {
    await draft.isRestored;
    const message: FormPost = {
      ...{ ...content, endpoint: setup.service.ajaxEndpoint, subject, fixed: setup.fixed },
      ...{ nextUrl: window.location.href, honey: String(values._honey) },
    };
    let outcome = await attempt(message, values, false);
    if (typeof outcome === 'object' && (await ask(outcome)))
      outcome = await attempt(message, values, true);
    if (typeof outcome === 'object' || outcome === 'cancelled') return undefined;
    const report = { kept: waiting.saved, sent: toasts.success }[outcome as string];
    notify(report ? 'success' : 'error', report ?? toasts.failure);
    return report !== undefined;
  }

  function reveal() {
    isRevealed = true;
    showMessages();
  }
  const revealIfAsked = () => location.hash === `#${unsentId(name)}` && reveal();

  const reportLate = (late: Late) =>
    notify('error', waiting[late === 'sending' ? 'tooLate' : 'gone']);

  /** Puts a message back into its form. What is in there stays as a message of its own. */
  async function change(record: OutboxRecord) {
    const changed = await act((records, now) => machine.change(records, record, place, now));
    if (typeof changed === 'string') return reportLate(changed);
    if (changed.form !== name || changed.page !== place.page) return location.assign(changed.page);
    await draft.replace(changed, changed.id);
  }

  /** Deletes a message, or closes the report that it was sent. */
  async function remove(record: OutboxRecord) {
    const late = await act((records) => machine.remove(records, record));
    if (late) reportLate(late);
  }

  async function forget() {
    await act(machine.forgetAll);
    await draft.replace({ values: {} });
    hideSent();
    // The line at the top of the page.
    document.querySelector('[data-unsent]')?.remove();
  }

  /** What was sent is not for the next person at a shared phone, who comes back to this page. */
  function hideSent() {
    if (sending.accepted !== undefined) connection.flush(() => showSending({ busy: false }));
  }

  addEventListener('pagehide', hideSent, { signal });
  revealIfAsked();
  addEventListener('hashchange', revealIfAsked, { signal });
  startReminder(() => outbox.some(({ state }) => state === 'waiting'), signal);
  followOutbox((records) => {
    outbox = records;
    showMessages();
  }, signal);

  return { keep: draft.keep, send, reveal, change, remove, forget };
}
