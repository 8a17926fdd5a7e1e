import { isEmpty } from './form-values';

/** What a draft keeps of a field: text, a group's checked values, a check box. Never a file. */
export type DraftValue = string | boolean | readonly string[];
export type DraftValues = Readonly<Record<string, DraftValue>>;

/** A form's saved values. */
export type Draft = {
  readonly values: DraftValues;
  /** Name of the chosen file: the file itself cannot be saved. */
  readonly file?: string;
  /** Whether the form was being sent when its page was left. */
  readonly underWay?: boolean;
};

/** The part of `sessionStorage` that drafts use. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Increased when a form's fields change their meaning, so that older drafts are ignored. */
const VERSION = 1;

const keyOf = (form: string) => `draft:${form}`;

/** This tab's storage, or undefined if the browser denies it. */
export function tabStorage(): DraftStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The part of a form's values that can be kept: what is filled in, without `_` fields and files. */
export function draftValues(values: Readonly<Record<string, unknown>>): DraftValues {
  const kept = Object.entries(values).filter(
    ([name, value]) => !name.startsWith('_') && isDraftValue(value) && !isEmpty(value),
  );
  return Object.fromEntries(kept) as DraftValues;
}

/** The draft as text, or undefined for an empty form. */
function serializeDraft(
  values: Readonly<Record<string, unknown>>,
  underWay: boolean,
): string | undefined {
  const kept = draftValues(values);
  const file = Object.values(values).find((value) => value instanceof FileList)?.[0]?.name;
  if (Object.keys(kept).length === 0 && !file) return undefined;
  const draft: Draft = {
    values: kept,
    ...(file && { file }),
    ...(underWay && { underWay }),
  };
  return JSON.stringify({ version: VERSION, ...draft });
}

/** Parses a draft. Returns undefined for no draft, another version, or anything else. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const { version, values, file, underWay } = JSON.parse(text ?? '');
    if (version !== VERSION) return undefined;
    const kept = Object.entries(values).filter((entry): entry is [string, DraftValue] =>
      isDraftValue(entry[1]),
    );
    const hasFile = typeof file === 'string' && file !== '';
    if (kept.length === 0 && !hasFile) return undefined;
    return {
      values: Object.fromEntries(kept),
      ...(hasFile && { file }),
      ...(underWay === true && { underWay }),
    };
  } catch {
    return undefined;
  }
}

/**
 * Saves a form's draft, or deletes it if the form is empty. Full storage is not an error.
 * `underWay` marks a form that is being sent, in case its page is left before the answer.
 */
export function saveDraft(
  storage: DraftStorage | undefined,
  form: string,
  values: Readonly<Record<string, unknown>>,
  underWay = false,
): void {
  const text = serializeDraft(values, underWay);
  try {
    if (text === undefined) storage?.removeItem(keyOf(form));
    else storage?.setItem(keyOf(form), text);
  } catch {
    // Storage is full: the visitor loses the draft, not the form.
  }
}

/** A form's draft, or undefined if there is none or storage cannot be read. */
export function restoreDraft(storage: DraftStorage | undefined, form: string): Draft | undefined {
  try {
    return parseDraft(storage?.getItem(keyOf(form)) ?? null);
  } catch {
    return undefined;
  }
}

/** Deletes a form's draft. */
export function dropDraft(storage: DraftStorage | undefined, form: string): void {
  saveDraft(storage, form, {});
}

function isDraftValue(value: unknown): value is DraftValue {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  return typeof value === 'string' || typeof value === 'boolean';
}
