import { isForgetting } from '../forgotten';
import {
  clearForm,
  controlsOf,
  fillEmpty,
  forgetEarlyInput,
  lostFile,
  readValues,
  type Values,
} from '../form-values';
import type { FormConnection } from './form-state';
import { fingerprint, newId, placeOf, takeNativePost, textOf } from './form-text';
import * as machine from './outbox';
import { act, forgetKept, readOutbox } from './store';

export type FormDraft = ReturnType<typeof createDraft>;

/** Keeps what is in a form as a record of its own, and fills in what this tab has kept. */
export function createDraft({ form, name, setup, subject, store }: FormConnection) {
  const place = placeOf(name);
  /** Not while the form is being filled in. */
  let isReady = false;
  let unsaved = 0;

  const begin = (id = newId()) => store.set({ id });

  function draftOf(values: Values): machine.Draft {
    const text = textOf(values);
    const { id, leftOver: rest } = store.get();
    return { id, ...place, ...text, values: { ...rest, ...text.values } };
  }

  /** The same, to be sent. `again`: also if the same text was sent before. */
  function submissionOf(values: Values, again: boolean) {
    const print = fingerprint([subject, setup.fixed], values);
    return { ...draftOf(values), print, again };
  }

  /** An empty form leaves no record. */
  async function save(): Promise<void> {
    if (!isReady) return;
    const draft = draftOf(readValues(form));
    // A lost file that has been chosen again is no longer missing.
    const { restored } = store.get();
    if (draft.file && restored?.file) store.set({ restored: { ...restored, file: undefined } });
    if (await act((records, now) => machine.keepDraft(records, draft, now))) return;
    // Its record is being sent, or is another page's by now.
    if (store.get().id === draft.id) begin();
    await save();
  }

  /** Saves what is in the form; the early copies then go, unless more was typed meanwhile. */
  async function keep() {
    unsaved += 1;
    await save();
    unsaved -= 1;
    if (unsaved === 0 && isReady) forgetEarlyInput(form);
  }

  /** Fills in a draft's text, except where a field is filled in already. */
  function fillIn({ values }: Pick<machine.Draft, 'values'>) {
    fillEmpty(form, values);
    const names = controlsOf(form).map(({ name }) => name);
    const rest = Object.entries(values).filter(([name]) => !names.includes(name));
    store.set({ leftOver: Object.fromEntries(rest) });
  }

  /** Replaces what is in the form, under the record of another message or a new one. */
  async function replace(message?: machine.Draft) {
    isReady = false;
    store.set({ id: message?.id ?? newId(), leftOver: undefined });
    clearForm(form);
    if (message) fillIn(message);
    isReady = true;
    if (message) store.set({ restored: { file: message.file } });
    await save();
  }

  /** Settles a form that the browser itself has posted. Returns what became of it. */
  async function settleNativePost() {
    const outcome = takeNativePost(form, name);
    if (!outcome) return undefined;
    const post = { ...submissionOf(readValues(form), true), id: newId() };
    if (outcome === 'sent') {
      forgetEarlyInput(form);
      clearForm(form);
    }
    await act((records, now) =>
      machine.answer(machine.send(records, post, now)[0], post.id, outcome, now),
    );
    return outcome;
  }

  /** Fills in what this tab has kept, except where the visitor or the page has filled a field in. */
  async function restore() {
    begin();
    const native = await settleNativePost();
    if (isForgetting()) await forgetKept();
    await readOutbox();
    const draft = await act((records) => machine.open(records, place));
    if (draft) {
      begin(draft.id);
      fillIn(draft);
    }
    isReady = true;
    const underWay = native === 'unanswered' || draft?.left === true;
    const file = draft?.file ?? lostFile(form);
    if (draft || file) store.set({ restored: { file, underWay } });
    await keep();
  }

  return { place, begin, submissionOf, keep, replace, restore };
}
