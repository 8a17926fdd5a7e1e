import { forgetEarlyInput, lostFile } from '../early-input';
import { isForgetting } from '../forgotten';
import { clearForm, controlsOf, fillEmpty, readValues, type Values } from '../form-values';
import type { FormConnection } from './form-state';
import { fingerprint, newId, placeOf, takeNativePost, textOf } from './form-text';
import * as machine from './outbox';
import { act, forgetKept, readOutbox } from './store';

export type FormDraft = ReturnType<typeof createDraft>;

/** Keeps what is in a form as a record of its own, and fills in what this tab has kept. */
export function createDraft({ form, name, setup, subject, store }: FormConnection) {
  const place = placeOf(name);
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

  /** Saves what is in the form; an empty one leaves no record. Resolves to what was saved. */
  async function save(): Promise<Values | undefined> {
    if (store.get().isBeingFilled) return undefined;
    const values = readValues(form);
    const draft = draftOf(values);
    // A lost file that has been chosen again is no longer missing.
    const { restored } = store.get();
    if (draft.file && restored?.file) store.set({ restored: { ...restored, file: undefined } });
    if (await act((records, now) => machine.keepDraft(records, draft, now))) return values;
    // Its record is being sent, or is another page's by now.
    if (store.get().id === draft.id) begin();
    return save();
  }

  /** Saves what is in the form; the early copies then go, unless more was typed meanwhile. */
  async function keep() {
    const saved = await save();
    if (saved && fingerprint([], saved) === fingerprint([], readValues(form)))
      forgetEarlyInput(form);
  }

  /** Fills in a draft's text, except where a field is filled in already. */
  function fillIn({ values }: Pick<machine.Draft, 'values'>) {
    fillEmpty(form, values);
    const names = controlsOf(form).map(({ name }) => name);
    const rest = Object.entries(values).filter(([name]) => !names.includes(name));
    store.set({ leftOver: Object.fromEntries(rest) });
  }

  /** Replaces what is in the form by another message, under its record. */
  async function replace(message: machine.Draft) {
    store.set({ id: message.id, leftOver: undefined, isBeingFilled: true });
    clearForm(form);
    fillIn(message);
    store.set({ restored: { file: message.file }, isBeingFilled: false });
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
    store.set({ isBeingFilled: false });
    const underWay = native === 'unanswered' || draft?.left === true;
    const file = draft?.file ?? lostFile(form);
    if (draft || file) store.set({ restored: { file, underWay } });
    await keep();
  }

  return { place, begin, submissionOf, keep, replace, restore };
}
