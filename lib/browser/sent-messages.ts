import type { Payload } from '@/lib/forms/payloads';

/**
 * A message that this browser has sent before. `unsure`: its page was left while it was being sent,
 * or no answer came, so it may or may not have arrived.
 */
export type SentMessage = { readonly state: 'sent' | 'unsure'; readonly at: Date };

/** The part of `localStorage` in use. */
type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Fingerprint, state, and time in milliseconds. */
type Entry = readonly [string, SentMessage['state'], number];

const KEY = 'sent';
/** Milliseconds after which sending the same message again counts as intended. */
const LIFE = 24 * 60 * 60 * 1000;
/** Maximum number of messages to remember. */
const MOST = 20;

/** What could not be stored because storage is denied or full. */
let ofThisPage: readonly Entry[] = [];

/** The storage that all tabs share, or undefined if the browser denies it. */
export function sharedStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Identifies a message: equal for equal messages. Contains none of its text, so the storage reveals
 * nothing. 64 bits in base 36.
 */
export function fingerprint(subject: string, payload: Payload, attachment?: File): string {
  const { name, size } = attachment ?? {};
  const text = JSON.stringify([subject, payload, name, size]);
  return hash(text, 0x811c9dc5) + hash(text, 0x9747b28c);
}

/** The record of a message that was sent before, or undefined for a new one. */
export function recallSent(
  print: string,
  memory: Memory | undefined = sharedStorage(),
  now = Date.now(),
): SentMessage | undefined {
  const found = read(memory, now).find(([known]) => known === print);
  return found && { state: found[1], at: new Date(found[2]) };
}

/** Records that a message was sent or may have been; `undefined` deletes the record. */
export function rememberSent(
  print: string,
  state: SentMessage['state'] | undefined,
  memory: Memory | undefined = sharedStorage(),
  now = Date.now(),
): void {
  const others = read(memory, now).filter(([known]) => known !== print);
  const entries = state ? [[print, state, now] as const, ...others].slice(0, MOST) : others;
  try {
    memory?.setItem(KEY, JSON.stringify(entries));
    ofThisPage = memory ? [] : entries;
  } catch {
    ofThisPage = entries;
  }
}

function read(memory: Memory | undefined, now: number): readonly Entry[] {
  const entries = [...ofThisPage, ...parseEntries(memory)];
  return entries.filter(([, , at]) => now - at < LIFE && at <= now);
}

/** The stored entries, without anything malformed. */
function parseEntries(memory: Memory | undefined): readonly Entry[] {
  try {
    const entries: unknown = JSON.parse(memory?.getItem(KEY) ?? '');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry)) return false;
  const [print, state, at] = entry;
  return (
    typeof print === 'string' && (state === 'sent' || state === 'unsure') && Number.isFinite(at)
  );
}

/** FNV-1a over UTF-16 units. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return (value >>> 0).toString(36).padStart(7, '0');
}
