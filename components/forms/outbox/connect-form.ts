import { notify } from '@/components/ui/toast/notify';
import { forgetEarlyInput } from '@/lib/browser/early-input';
import type { FormPost } from '@/lib/browser/form-post';
import {
  chosenFile,
  clearForm,
  clearSent,
  draftValues,
  fillEmpty,
  readValues,
} from '@/lib/browser/form-values';
import { takeNativePost } from '@/lib/browser/native-post';
import { shown } from '@/lib/browser/outbox/ends';
import { fingerprint } from '@/lib/browser/outbox/fingerprint';
import { alone } from '@/lib/browser/outbox/locks';
import type { Attempt, Late, Outbox, OutboxRecord, Text } from '@/lib/browser/outbox/message';
import * as machine from '@/lib/browser/outbox/outbox';
import { newId, placeOf } from '@/lib/browser/outbox/place';
import { keepWaiting, startReminder } from '@/lib/browser/outbox/queue';
import { act, followOutbox, isLasting, readOutbox } from '@/lib/browser/outbox/store';
import { type SendResult, sendUnlessOffline } from '@/lib/browser/send';
import { type FormSetup, sentNoticeId, unsentId } from '@/lib/forms/setup';
import type { FormOutbox, FormState, Submission } from './form-state';

type Values = Submission['values'];

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

/** What the service's answer means for the message's record. */
function answerOf({ outcome, confirmed, mayHaveArrived }: SendResult): machine.Answer {
  if (outcome === 'sent') return confirmed ? 'sent' : 'unconfirmed';
  return mayHaveArrived ? 'unanswered' : 'unsent';
}

/**
 * Connects a form with the outbox: what is typed is kept as a record of its own, what this tab has
 * typed before is restored, and what becomes of messages is shown.
 */
export function connectForm(connection: Connection): FormOutbox {
  const { form, name, setup, subject, lostFile, show, signal } = connection;
  const place = placeOf(name);
  let id = newId();
  let isReady = false;
  let unsaved = 0;
  let isRevealed = false;
  let outbox: Outbox = [];
  let restored: FormState['restored'];

  const printOf = (values: Values) =>
    fingerprint([subject, setup.fixed, textOf(values), chosenFile(values)?.size]);

  function showRestored(change: FormState['restored']) {
    restored = change;
    show({ restored });
  }

  function showMessages(records = outbox) {
    outbox = records;
    const others = shown(outbox).filter((record) => record.id !== id);
    const visible = others.filter(({ tab }) => isRevealed || tab === place.tab);
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
      show({ sending: { busy: false, question: { before, answer } } });
      form.addEventListener('input', () => answer(false), { once: true });
    });
    show({ sending: { busy: again } });
    return again;
  }

  async function deliver(sent: string, post: FormPost, values: Values) {
    const visitor = new AbortController();
    const cancel = () => visitor.abort();
    const onProgress = (progress?: number) => show({ sending: { busy: true, cancel, progress } });
    onProgress(post.attachment && 0);
    showRestored(undefined);
    const result = await sendUnlessOffline(post, { signal: visitor.signal, onProgress });
    const { outcome, mayHaveArrived } = result;
    const isKept = outcome === 'offline' && (await keepWaiting(sent, post));
    if (!isKept) await act((records, now) => machine.answer(records, sent, answerOf(result), now));
    if (outcome !== 'sent' && !isKept) {
      const failure = { payload: post.payload, reason: outcome, mayHaveArrived };
      show({ sending: { busy: false, failure } });
      return outcome;
    }
    // Unless what was typed meanwhile has a record of its own already.
    if (id === sent) begin();
    show({ sending: { busy: false, accepted: !isKept, typedSince: clearSent(form, values) } });
    return isKept ? 'kept' : outcome;
  }

  /** Sends what is in the form, or returns the earlier attempt to send the same. */
  async function attempt(post: FormPost, values: Values, again: boolean) {
    const sent = id;
    const message = { id, ...place, ...textOf(values), print: printOf(values), again };
    const outcome = await alone(sent, async () => {
      const begun = await act((records, now) => machine.send(records, message, now));
      return begun === true ? deliver(sent, post, values) : begun;
    });
    if (outcome) return outcome;
    // Another tab has taken this record over: what is in this form becomes one of its own.
    begin();
    return attempt(post, values, again);
  }

  const isRestored = restore();

  async function send({ payload, attachment, values }: Submission): Promise<boolean | undefined> {
    await isRestored;
    const post = {
      ...{ endpoint: setup.service.ajaxEndpoint, subject, payload, fixed: setup.fixed },
      ...{ nextUrl: window.location.href, attachment, honey: String(values._honey) },
    };
    let outcome = await attempt(post, values, false);
    if (typeof outcome === 'object' && (await ask(outcome)))
      outcome = await attempt(post, values, true);
    if (typeof outcome === 'object' || outcome === 'cancelled') return undefined;
    const { toasts, waiting } = setup.words;
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
    notify('error', setup.words.waiting[late === 'sending' ? 'tooLate' : 'gone']);

  /** What is in the form stays as a message of its own. */
  async function change(record: OutboxRecord) {
    const changed = await act((records, now) => machine.change(records, record, place, now));
    if (typeof changed === 'string') return reportLate(changed);
    if (changed.form !== name || changed.page !== place.page) return location.assign(changed.page);
    begin(changed.id);
    await fill(changed);
  }

  async function remove(record: OutboxRecord) {
    const late = await act((records) => machine.remove(records, record));
    if (late) reportLate(late);
  }

  async function forget() {
    await act(machine.forgetAll);
    begin();
    await fill({ values: {} });
    // The line at the top of the page.
    document.querySelector('[data-unsent]')?.remove();
  }

  form.addEventListener('reset', () => showRestored(undefined), { signal });
  revealIfAsked();
  addEventListener('hashchange', revealIfAsked, { signal });
  const remind = startReminder(signal);
  followOutbox((records) => {
    showMessages(records);
    remind(records);
  }, signal);

  return { keep, send, reveal, change, remove, forget };
}
