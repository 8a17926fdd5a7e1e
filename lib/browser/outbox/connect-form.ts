import { unsentId } from '@/lib/forms/setup';
import { forgetEverywhere } from '../forgotten';
import { clearForm, type Values } from '../form-values';
import { createDraft } from './form-draft';
import { type Content, createSending } from './form-sending';
import { type FormConnection, hasLeft } from './form-state';
import { hasText, type OutboxRecord, shown, type TooLate } from './message';
import * as machine from './outbox';
import { startReminder } from './sender';
import { act, forgetKept, readKept, subscribeOutbox } from './store';

export type FormOutbox = ReturnType<typeof connectForm>;

/** Removes the line at the top of the page once nothing is unsent. */
function removeUnsentLine(): void {
  if (!shown(readKept().records).some(hasText)) document.querySelector('[data-unsent]')?.remove();
}

/** Connects a form with the outbox: what a visitor can do with the messages that it shows. */
export function connectForm(connection: FormConnection) {
  const { form, name, setup, store, notify, signal } = connection;
  const draft = createDraft(connection);
  const sendNow = createSending(connection, draft);

  const reveal = () => store.set({ isRevealed: true });
  const revealIfAsked = () => location.hash === `#${unsentId(name)}` && reveal();

  function reportTooLate(reason: TooLate) {
    notify('error', setup.words.waiting[reason === 'sending' ? 'tooLate' : 'gone']);
  }

  /** Puts a message back into its form. What is in there stays as a message of its own. */
  async function change(record: OutboxRecord) {
    await isRestored;
    await draft.keep();
    const changed = await act((records, now) => machine.change(records, record, draft.place, now));
    if (typeof changed === 'string') return reportTooLate(changed);
    if (changed.form !== name || changed.page !== draft.place.page)
      return location.assign(changed.page);
    await draft.replace(changed);
  }

  /** Deletes a message, or closes the report that it was sent. */
  async function remove(record: OutboxRecord) {
    const tooLate = await act((records) => machine.remove(records, record));
    if (tooLate) reportTooLate(tooLate);
  }

  /** Empties the form. The button that does so disappears, so the first field takes the focus. */
  function clear() {
    store.set({ restored: undefined, leftOver: undefined });
    clearForm(form);
    form.querySelector<HTMLElement>('input:not([type=hidden], [name=_honey])')?.focus();
  }

  /** At once, because the visitor may leave the page before the messages are deleted. */
  function forget() {
    forgetEverywhere();
    return forgetKept();
  }

  /** What was sent is not for the next person at a shared phone, who comes back to this page. */
  function hideSent() {
    if (hasLeft(store.get().stage)) store.set({ stage: { is: 'editing' } });
  }

  form.addEventListener('reset', () => store.set({ restored: undefined }), { signal });
  addEventListener('pagehide', hideSent, { signal });
  addEventListener('hashchange', revealIfAsked, { signal });
  revealIfAsked();
  signal.addEventListener('abort', subscribeOutbox(removeUnsentLine));
  startReminder(() => readKept().records.some(({ state }) => state === 'waiting'), signal);
  const isRestored = draft.restore();

  return {
    place: draft.place,
    keep: draft.keep,
    reveal,
    change,
    remove,
    clear,
    forget,
    send: (content: Content, values: Values) => isRestored.then(() => sendNow(content, values)),
  };
}
