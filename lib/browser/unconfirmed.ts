import { type Draft, dropDraft, restoreDraft, saveDraft } from './draft';
import type { FormValue } from './form-values';
import { sharedStorage } from './sent-messages';

/** Milliseconds for which an unconfirmed message is kept. */
const LIFE = 24 * 60 * 60 * 1000;

const nameOf = (form: string) => `${form}:unconfirmed`;

/** Stored as an extra field of a draft, so that it needs no storage of its own. */
const AT = 'unconfirmedAt';

/** Saves the values of an unconfirmed message, replacing an earlier one. */
export function keepUnconfirmed(
  form: string,
  values: Readonly<Record<string, FormValue>>,
  now = Date.now(),
): void {
  saveDraft(sharedStorage(), nameOf(form), { ...values, [AT]: String(now) });
}

/** The values of the form's last unconfirmed message; undefined after a day. */
export function recallUnconfirmed(form: string, now = Date.now()): Draft | undefined {
  const draft = restoreDraft(sharedStorage(), nameOf(form));
  const age = now - Number(draft?.values[AT]);
  if (age >= 0 && age < LIFE) return draft;
  dropUnconfirmed(form);
  return undefined;
}

/** Deletes the saved message, once the visitor has it back or a later message is confirmed. */
export function dropUnconfirmed(form: string): void {
  dropDraft(sharedStorage(), nameOf(form));
}
