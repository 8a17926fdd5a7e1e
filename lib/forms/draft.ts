/** What can be kept of a field: text, the chosen ones of a group, a check box. Never a file. */
export type DraftValue = string | boolean | readonly string[];
export type DraftValues = Readonly<Record<string, DraftValue>>;

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

/** The draft as text; undefined when nothing in it is worth keeping. Files and `_` fields stay out. */
function serializeDraft(values: Readonly<Record<string, unknown>>): string | undefined {
  const kept = Object.entries(values).filter(
    ([name, value]) => !name.startsWith('_') && isDraftValue(value) && isFilled(value),
  );
  if (kept.length === 0) return undefined;
  return JSON.stringify({ version: VERSION, values: Object.fromEntries(kept) });
}

/** Reads a draft back; undefined for none, for another version and for what is no draft at all. */
export function parseDraft(text: string | null): DraftValues | undefined {
  try {
    const draft = JSON.parse(text ?? '');
    if (draft.version !== VERSION) return undefined;
    const values = Object.entries(draft.values).filter((entry): entry is [string, DraftValue] =>
      isDraftValue(entry[1]),
    );
    return values.length > 0 ? Object.fromEntries(values) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft of a form, or forgets it when the form is empty. A full storage is no error. */
export function saveDraft(
  storage: DraftStorage | undefined,
  form: string,
  values: Readonly<Record<string, unknown>>,
): void {
  const text = serializeDraft(values);
  try {
    if (text === undefined) storage?.removeItem(keyOf(form));
    else storage?.setItem(keyOf(form), text);
  } catch {
    // Without room the visitor loses the draft, not the form.
  }
}

export function restoreDraft(
  storage: DraftStorage | undefined,
  form: string,
): DraftValues | undefined {
  return parseDraft(storage?.getItem(keyOf(form)) ?? null);
}

export function clearDraft(storage: DraftStorage | undefined, form: string): void {
  storage?.removeItem(keyOf(form));
}

function isDraftValue(value: unknown): value is DraftValue {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  return typeof value === 'string' || typeof value === 'boolean';
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
