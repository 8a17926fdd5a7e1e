import { isEmpty } from './form-values';

/** What can be kept of a field: text, the chosen ones of a group, a check box. Never a file. */
export type DraftValue = string | boolean | readonly string[];
export type DraftValues = Readonly<Record<string, DraftValue>>;

/** What was kept of a form. */
export type Draft = {
  readonly values: DraftValues;
  /** Name of the file that was chosen: the file itself cannot be kept. */
  readonly file?: string;
  /** Whether the form was on its way when its page was left. */
  readonly underWay?: boolean;
};

/** The part of `sessionStorage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Raised when the fields of a form change their meaning, so that older drafts are left aside. */
const VERSION = 1;

const keyOf = (form: string) => `draft:${form}`;

/** The storage of this tab, or undefined where the browser refuses it. */
export function tabStorage(): DraftStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The draft as text; undefined when nothing in it is worth keeping. `_` fields stay out. */
function serializeDraft(
  values: Readonly<Record<string, unknown>>,
  underWay: boolean,
): string | undefined {
  const kept = Object.entries(values).filter(
    ([name, value]) => !name.startsWith('_') && isDraftValue(value) && !isEmpty(value),
  );
  const file = Object.values(values).find((value) => value instanceof FileList)?.[0]?.name;
  if (kept.length === 0 && !file) return undefined;
  const draft: Draft = {
    values: Object.fromEntries(kept) as DraftValues,
    ...(file && { file }),
    ...(underWay && { underWay }),
  };
  return JSON.stringify({ version: VERSION, ...draft });
}

/** Reads a draft back; undefined for none, for another version and for what is no draft at all. */
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
 * Keeps the draft of a form, or forgets it when the form is empty. A full storage is no error.
 * `underWay` marks a form that is being sent, in case its page is left before there is an answer.
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
    // Without room the visitor loses the draft, not the form.
  }
}

/** The draft of a form; undefined where there is none and where the storage cannot be read. */
export function restoreDraft(storage: DraftStorage | undefined, form: string): Draft | undefined {
  try {
    return parseDraft(storage?.getItem(keyOf(form)) ?? null);
  } catch {
    return undefined;
  }
}

/** Forgets a form's draft. */
export function dropDraft(storage: DraftStorage | undefined, form: string): void {
  saveDraft(storage, form, {});
}

function isDraftValue(value: unknown): value is DraftValue {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  return typeof value === 'string' || typeof value === 'boolean';
}
