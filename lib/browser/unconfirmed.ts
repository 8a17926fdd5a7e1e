import { type Draft, dropDraft, restoreDraft, saveDraft } from './draft';
import type { FormValue } from './form-values';
import { sharedStorage } from './sent-messages';

/** Milliseconds for which a message is kept whose arrival was not confirmed. */
const LIFE = 24 * 60 * 60 * 1000;

const nameOf = (form: string) => `${form}:unconfirmed`;

/** Kept as one more field, so that a draft is all there is to store. */
const AT = 'unconfirmedAt';

/** Keeps the values of a message whose arrival was not confirmed, in place of an earlier one. */
export function keepUnconfirmed(
  form: string,
  values: Readonly<Record<string, FormValue>>,
  now = Date.now(),
): void {
  saveDraft(sharedStorage(), nameOf(form), { ...values, [AT]: String(now) });
}

/** The values of the form's last unconfirmed message, for a day. */
export function recallUnconfirmed(form: string, now = Date.now()): Draft | undefined {
  const draft = restoreDraft(sharedStorage(), nameOf(form));
  const age = now - Number(draft?.values[AT]);
  if (age >= 0 && age < LIFE) return draft;
  dropUnconfirmed(form);
  return undefined;
}

/** Deletes it: the visitor has it back, or a later message was confirmed. */
export function dropUnconfirmed(form: string): void {
  dropDraft(sharedStorage(), nameOf(form));
}
