import { type FormSetup, sentNoticeId } from '@/lib/forms/setup';
import { forgetEarlyInput } from '../early-input';
import { clearForm, fillEmpty, readValues } from '../form-values';
import { fingerprint, newId, placeOf, takeNativePost, textOf, type Values } from './form-text';
import type { Text } from './message';
import { open, posted, type } from './outbox';
import { act, readOutbox } from './store';

/** What was restored into a form, until it is reset or sent. */
export type Restored = { file?: string | undefined; underWay?: boolean } | undefined;

export type FormOfDraft = {
  form: HTMLFormElement;
  /** The form's name, under which its text is kept. */
  name: string;
  setup: FormSetup;
  subject: string;
  /** Name of a file that was chosen before hydration, and is lost. */
  lostFile: string | undefined;
  show: (change: { restored: Restored }) => void;
  signal: AbortSignal;
};

/**
 * Keeps what is typed into a form as a record of its own, and restores what this tab has typed before.
 *
 * @param onBegin called when the form has another record
 */
export function keepDraft(of: FormOfDraft, onBegin: () => void) {
  const { form, name, setup, subject, lostFile, show, signal } = of;
  const place = placeOf(name);
  let id = newId();
  let isReady = false;
  let unsaved = 0;
  let restored: Restored;

  const draftOf = (values: Values) => ({ id, ...place, ...textOf(values) });
  const printOf = (values: Values) => fingerprint([subject, setup.fixed], values);

  function report(change?: Restored) {
    restored = change;
    show({ restored });
  }

  function begin(next = newId()) {
    id = next;
    onBegin();
  }

  /** Keeps what is in the form. An empty form leaves no record. */
  async function save(): Promise<void> {
    if (!isReady) return;
    const draft = draftOf(readValues(form));
    // A lost file that has been chosen again is no longer missing.
    if (draft.file && restored) report({ ...restored, file: undefined });
    if (await act((outbox, now) => type(outbox, draft, now))) return;
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

  /** Replaces what is in the form, under the same record or that of another message. */
  async function replace(text: Text, next?: string) {
    begin(next);
    isReady = false;
    clearForm(form);
    fillEmpty(form, text.values);
    isReady = true;
    if (Object.keys(text.values).length > 0 || text.file) report({ file: text.file });
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
    const post = { ...draftOf(values), id: newId(), print: printOf(values) };
    if (native) await act((outbox, now) => posted(outbox, post, native, now));
    await readOutbox();
    const draft = await act((outbox) => open(outbox, place));
    if (draft) fillEmpty(form, draft.values);
    isReady = true;
    begin(draft?.id);
    const underWay = native === 'unanswered' || draft?.left === true;
    if (draft || lostFile) report({ file: draft?.file ?? lostFile, underWay });
    await keep();
  }

  form.addEventListener('reset', () => report(), { signal });
  const isRestored = restore();
  return { place, isRestored, currentId: () => id, draftOf, printOf, begin, keep, replace, report };
}
