import { flushSync } from 'react-dom';
import { notify } from '@/components/ui/toast/notify';
import { forgetEarlyInput } from '@/lib/browser/early-input';
import { clearForm, type FormValue, fillEmpty, readValues } from '@/lib/browser/form-values';
import { chosenFile, clearSent, draftValues } from '@/lib/browser/kept-values';
import { takeNativePost } from '@/lib/browser/native-post';
import { shown } from '@/lib/browser/outbox/ends';
import {
  type Attempt,
  hasText,
  type Late,
  type Outbox,
  type OutboxRecord,
  type Text,
} from '@/lib/browser/outbox/message';
import * as machine from '@/lib/browser/outbox/outbox';
import { fingerprint, newId, placeOf } from '@/lib/browser/outbox/place';
import { deliver, startReminder } from '@/lib/browser/outbox/sender';
import { act, alone, followOutbox, isLasting, readOutbox } from '@/lib/browser/outbox/store';
import type { Answer, FormPost } from '@/lib/browser/send';
import type { Payload } from '@/lib/forms/payloads';
import { type FormSetup, sentNoticeId, unsentId } from '@/lib/forms/setup';

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

type Values = Readonly<Record<string, FormValue>>;
type Reason = NonNullable<Sending['failure']>['reason'];

/** What a form sends: the fields as the service takes them, and as they were read from the form. */
type Submission = { payload: Payload; attachment: File | undefined; values: Values };

/** What a form can do with messages. */
export type FormOutbox = ReturnType<typeof connectForm>;

type Connection = {
  form: HTMLFormElement;
  /** The form's name, under which its text is kept. */
  name: string;
  setup: FormSetup;
  subject: string;
  /** Name of a file that was chosen before hydration, and is lost. */
  lostFile: string | undefined;
  show: (change: Partial<FormState>) => void;
  signal: AbortSignal;
};

const textOf = (values: Values): Text => ({
  values: draftValues(values),
  file: chosenFile(values)?.name,
});

/** Why a message was not accepted, or undefined if it was or will be sent. */
function failureOf(outcome: Answer | 'kept', isCancelled: boolean): Reason | undefined {
  if (['sent', 'unconfirmed', 'kept'].includes(outcome)) return undefined;
  if (isCancelled) return 'cancelled';
  return outcome === 'offline' ? outcome : 'failed';
}

/**
 * Connects a form with the outbox: what is typed is kept as a record of its own, what this tab has
 * typed before is restored, and what becomes of messages is shown.
 */
export function connectForm(connection: Connection) {
  const { form, name, setup, subject, lostFile, show, signal } = connection;
  const place = placeOf(name);
  let id = newId();
  let isReady = false;
  let unsaved = 0;
  let isRevealed = false;
  let outbox: Outbox = [];
  let restored: FormState['restored'];
  let sending: Sending = { busy: false };

  const printOf = (values: Values) =>
    fingerprint([subject, setup.fixed, textOf(values), chosenFile(values)?.size]);

  function showRestored(change: FormState['restored']) {
    restored = change;
    show({ restored });
  }

  function showSending(change: Sending) {
    sending = change;
    show({ sending });
  }

  function showMessages(records = outbox) {
    outbox = records;
    const others = shown(outbox).filter((record) => record.id !== id);
    // A report contains no text.
    const isShown = (record: OutboxRecord) =>
      isRevealed || record.tab === place.tab || !hasText(record);
    const visible = others.filter(isShown);
    show({ visible, hidden: others.length - visible.length, isLasting: isLasting() });
  }

  function begin(newMessage = newId()) {
    id = newMessage;
    showMessages();
  }

  /** Keeps what is in the form. An empty form leaves no record. */
  async function save(): Promise<void> {
    if (!isReady) return;
    const draft = { id, ...place, ...textOf(readValues(form)) };
    // A lost file that has been chosen again is no longer missing.
    if (draft.file && restored) showRestored({ ...restored, file: undefined });
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

  /** Replaces what is in the form. */
  async function fill(text: Text) {
    isReady = false;
    clearForm(form);
    fillEmpty(form, text.values);
    isReady = true;
    if (Object.keys(text.values).length > 0 || text.file) showRestored({ file: text.file });
    await save();
  }

  /** Fills in what this tab has kept, except where the visitor or the page has filled a field in. */
  async function restore() {
    const native = takeNativePost(form, sentNoticeId(name));
    const values = readValues(form);
    if (native === 'sent') {
      forgetEarlyInput(form);
      clearForm(form);
    }
    const post = { id: newId(), ...place, ...textOf(values), print: printOf(values) };
    if (native) await act((records, now) => machine.posted(records, post, native, now));
    await readOutbox();
    const draft = await act((records) => machine.open(records, place));
    if (draft) fillEmpty(form, draft.values);
    isReady = true;
    begin(draft?.id);
    const underWay = native === 'unanswered' || draft?.left === true;
    if (draft || lostFile) showRestored({ file: draft?.file ?? lostFile, underWay });
    await keep();
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
  async function post(sent: string, post: FormPost, values: Values) {
    const visitor = new AbortController();
    const { signal } = visitor;
    const cancel = () => visitor.abort();
    const onProgress = (progress?: number) => showSending({ busy: true, cancel, progress });
    onProgress(post.attachment && 0);
    showRestored(undefined);
    // A page that came from the worker's cache.
    const isDoubtful = document.querySelector('[data-offline]') !== null;
    const outcome = await deliver(sent, post, { isDoubtful, signal, onProgress });
    const { payload } = post;
    const reason = failureOf(outcome, signal.aborted);
    if (reason) {
      const failure = { payload, reason, mayHaveArrived: outcome === 'unanswered' };
      showSending({ busy: false, failure });
      return reason;
    }
    // Unless what was typed meanwhile has a record of its own already.
    if (id === sent) begin();
    const typedSince = clearSent(form, values);
    const confirmed = outcome === 'sent' ? { payload, at: Date.now() } : undefined;
    showSending({ busy: false, accepted: outcome !== 'kept', sent: confirmed, typedSince });
    return outcome === 'kept' ? outcome : 'sent';
  }

  /** Sends what is in the form, or returns the earlier attempt to send the same. */
  async function attempt(message: FormPost, values: Values, again: boolean) {
    const sent = id;
    const draft = { id, ...place, ...textOf(values), print: printOf(values), again };
    const outcome = await alone(sent, async () => {
      const begun = await act((records, now) => machine.send(records, draft, now));
      return begun === true ? post(sent, message, values) : begun;
    });
    if (outcome) return outcome;
    // Another tab has taken this record over: what is in this form becomes one of its own.
    begin();
    return attempt(message, values, again);
  }

  const isRestored = restore();

  /** Resolves to whether the message was sent or will be; undefined if the visitor cancelled. */
  async function send({ payload, attachment, values }: Submission): Promise<boolean | undefined> {
    await isRestored;
    const message = {
      ...{ endpoint: setup.service.ajaxEndpoint, subject, payload, fixed: setup.fixed },
      ...{ nextUrl: window.location.href, attachment, honey: String(values._honey) },
    };
    let outcome = await attempt(message, values, false);
    if (typeof outcome === 'object' && (await ask(outcome)))
      outcome = await attempt(message, values, true);
    if (typeof outcome === 'object' || outcome === 'cancelled') return undefined;
    const { toasts, waiting } = setup.words;
    const report = { kept: waiting.saved, sent: toasts.success }[outcome as string];
    notify(report ? 'success' : 'error', report ?? toasts.failure);
    return report !== undefined;
  }

  /** Shows messages of other tabs. */
  function reveal() {
    isRevealed = true;
    showMessages();
  }
  const revealIfAsked = () => location.hash === `#${unsentId(name)}` && reveal();

  const reportLate = (late: Late) =>
    notify('error', setup.words.waiting[late === 'sending' ? 'tooLate' : 'gone']);

  /** Puts a message back into its form. What is in there stays as a message of its own. */
  async function change(record: OutboxRecord) {
    const changed = await act((records, now) => machine.change(records, record, place, now));
    if (typeof changed === 'string') return reportLate(changed);
    if (changed.form !== name || changed.page !== place.page) return location.assign(changed.page);
    begin(changed.id);
    await fill(changed);
  }

  /** Deletes a message, or closes the report that it was sent. */
  async function remove(record: OutboxRecord) {
    const late = await act((records) => machine.remove(records, record));
    if (late) reportLate(late);
  }

  async function forget() {
    await act(machine.forgetAll);
    begin();
    await fill({ values: {} });
    hideSent();
    // The line at the top of the page.
    document.querySelector('[data-unsent]')?.remove();
  }

  /** What was sent is not for the next person at a shared phone, who comes back to this page. */
  function hideSent() {
    if (sending.accepted !== undefined) flushSync(() => showSending({ busy: false }));
  }

  form.addEventListener('reset', () => showRestored(undefined), { signal });
  addEventListener('pagehide', hideSent, { signal });
  revealIfAsked();
  addEventListener('hashchange', revealIfAsked, { signal });
  const remind = startReminder(signal);
  followOutbox((records) => {
    showMessages(records);
    remind(records);
  }, signal);

  return { keep, send, reveal, change, remove, forget };
}
