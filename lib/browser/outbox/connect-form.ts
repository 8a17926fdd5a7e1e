import { type FormSetup, unsentId } from '@/lib/forms/setup';
import { clearForm, fillEmpty, forgetEarlyInput, lostFile, readValues } from '../form-values';
import type { FormPost } from '../send';
import type { FormState } from './form-state';
import * as text from './form-text';
import { type Attempt, hasText, type Late, type Outbox, type OutboxRecord, shown } from './message';
import * as machine from './outbox';
import { deliver, startReminder } from './sender';
import { act, alone, followOutbox, isLasting, readOutbox } from './store';

type Connection = {
  form: HTMLFormElement;
  name: string;
  setup: FormSetup;
  subject: string;
  show: (change: Partial<FormState>) => void;
  /** Shows changes before the page is left. */
  flush: (change: () => void) => void;
  notify: (kind: 'success' | 'error', text: string) => void;
  signal: AbortSignal;
};

export type FormOutbox = ReturnType<typeof connectForm>;

/**
 * Connects a form with the outbox: what is typed is kept as a record of its own, what this tab has typed
 * before is restored, and what becomes of messages is shown.
 */
export function connectForm(connection: Connection) {
  const { form, name, setup, subject, show, flush, notify, signal } = connection;
  const { toasts, waiting } = setup.words;
  const place = text.placeOf(name);
  /** The record of what is in the form. */
  let id = text.newId();
  let isReady = false;
  let unsaved = 0;
  let isRevealed = false;
  let outbox: Outbox = [];
  let state: Partial<FormState> = {};

  function update(change: Partial<FormState>) {
    state = { ...state, ...change };
    show(change);
  }

  /** Whether this page waits for the answer: leaving would stop the message. */
  const isLeaving = (record: OutboxRecord) =>
    record.state === 'sending' && record.owner === place.owner && !record.post;

  function showMessages() {
    const others = shown(outbox).filter((record) => record.id !== id && !isLeaving(record));
    // A report contains no text.
    const visible = others.filter(
      (record) => !hasText(record) || isRevealed || record.tab === place.tab,
    );
    update({ visible, hidden: others.length - visible.length, isLasting: isLasting() });
  }

  function begin(record = text.newId()) {
    id = record;
    showMessages();
  }

  const draftOf = (values: text.Values) => ({ id, ...place, ...text.textOf(values) });
  const submissionOf = (values: text.Values, again: boolean) => {
    const print = text.fingerprint([subject, setup.fixed], values);
    return { ...draftOf(values), print, again };
  };

  /** Keeps what is in the form. An empty form leaves no record. */
  async function save(): Promise<void> {
    if (!isReady) return;
    const draft = draftOf(readValues(form));
    // A lost file that has been chosen again is no longer missing.
    const { restored } = state;
    if (draft.file && restored) update({ restored: { ...restored, file: undefined } });
    if (await act((records, now) => machine.type(records, draft, now))) return;
    if (id === draft.id) begin();
    await save();
  }

  /** Saves what is in the form; the early copies then go, unless more was typed meanwhile. */
  async function keep() {
    unsaved += 1;
    await save();
    unsaved -= 1;
    if (unsaved === 0 && isReady) forgetEarlyInput(form);
  }

  /** Replaces what is in the form, under another record. */
  async function replace(message: Partial<machine.Draft>) {
    begin(message.id);
    isReady = false;
    clearForm(form);
    fillEmpty(form, message.values ?? {});
    isReady = true;
    if (message.values) update({ restored: { file: message.file } });
    await save();
  }

  /** Fills in what this tab has kept, except where the visitor or the page has filled a field in. */
  async function restore() {
    const native = text.takeNativePost(form, name);
    const post = { ...submissionOf(readValues(form), true), id: text.newId() };
    if (native === 'sent') {
      forgetEarlyInput(form);
      clearForm(form);
    }
    if (native)
      await act((records, now) =>
        machine.answer(machine.send(records, post, now)[0], post.id, native, now),
      );
    await readOutbox();
    const draft = await act((records) => machine.open(records, place));
    if (draft) fillEmpty(form, draft.values);
    isReady = true;
    begin(draft?.id);
    const underWay = native === 'unanswered' || draft?.left === true;
    const file = draft?.file ?? lostFile(form);
    if (draft || file) update({ restored: { file, underWay } });
    await keep();
  }

  /** Asks whether to send a message again. Changing the form means no. */
  async function ask(before: Attempt): Promise<boolean> {
    const again = await new Promise<boolean>((answer) => {
      update({ sending: { busy: false, question: { before, answer } } });
      form.addEventListener('input', () => answer(false), { once: true });
    });
    update({ sending: { busy: again } });
    return again;
  }

  /** Shows why a message was not sent. What was typed meanwhile continues its text. */
  async function fail(sentId: string, failure: FormState['sending']['failure']) {
    update({ sending: { busy: false, failure } });
    const sent = { id: sentId, state: 'draft' } as const;
    if (id !== sentId) await act((records) => machine.remove(records, sent));
  }

  /** Sends a message that is marked as being sent, and shows what became of it. */
  async function post(sentId: string, message: FormPost, values: text.Values) {
    const visitor = new AbortController();
    const { signal } = visitor;
    const cancel = () => visitor.abort();
    const onProgress = (progress?: number) =>
      update({ sending: { busy: true, cancel, progress }, restored: undefined });
    onProgress(message.attachment && 0);
    // A page that came from the worker's cache.
    const isDoubtful = document.querySelector('[data-offline]') !== null;
    const outcome = await deliver(sentId, message, { isDoubtful, signal, onProgress });
    const { payload } = message;
    if (!['sent', 'unconfirmed', 'kept'].includes(outcome)) {
      const reason = signal.aborted ? 'cancelled' : outcome;
      await fail(sentId, { payload, reason: outcome === 'unanswered' ? outcome : reason });
      return reason;
    }
    // Unless what was typed meanwhile has a record of its own already.
    if (id === sentId) begin();
    const typedSince = text.clearSent(form, values);
    const sent = outcome === 'sent' ? { payload, at: Date.now() } : undefined;
    update({ sending: { busy: false, accepted: outcome !== 'kept', sent, typedSince } });
    return outcome === 'kept' ? outcome : 'sent';
  }

  /** Sends what is in the form, or returns the earlier attempt to send the same. */
  async function attempt(message: FormPost, values: text.Values, again: boolean) {
    const submission = submissionOf(values, again);
    const outcome = await alone(submission.id, async () => {
      const begun = await act((records, now) => machine.send(records, submission, now));
      return begun === true ? post(submission.id, message, values) : begun;
    });
    if (outcome) return outcome;
    // Another tab has taken this record over: what is in this form becomes one of its own.
    begin();
    return attempt(message, values, again);
  }

  /** Resolves to whether the message was sent or will be; undefined if the visitor cancelled. */
  async function send(content: Pick<FormPost, 'payload' | 'attachment'>, values: text.Values) {
    await isRestored;
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
    await replace(changed);
  }

  /** Deletes a message, or closes the report that it was sent. */
  async function remove(record: OutboxRecord) {
    const late = await act((records) => machine.remove(records, record));
    if (late) reportLate(late);
  }

  async function forget() {
    await act(machine.forgetAll);
    await replace({});
    hideSent();
  }

  /** What was sent is not for the next person at a shared phone, who comes back to this page. */
  function hideSent() {
    if (state.sending?.accepted !== undefined) flush(() => update({ sending: { busy: false } }));
  }

  form.addEventListener('reset', () => update({ restored: undefined }), { signal });
  addEventListener('pagehide', hideSent, { signal });
  addEventListener('hashchange', revealIfAsked, { signal });
  revealIfAsked();
  startReminder(() => outbox.some(({ state }) => state === 'waiting'), signal);
  followOutbox((records) => {
    outbox = records;
    showMessages();
    // The line at the top of the page.
    if (!shown(records).some(hasText)) document.querySelector('[data-unsent]')?.remove();
  }, signal);
  const isRestored = restore();

  return { keep, send, reveal, change, remove, forget };
}
