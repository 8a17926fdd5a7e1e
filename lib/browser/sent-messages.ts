import type { Payload } from '@/lib/forms/payloads';

/**
 * A message that this browser has sent before. `unsure`: it was under way when its page was left,
 * or no answer came, so that nobody here knows whether it arrived.
 */
export type SentMessage = { readonly state: 'sent' | 'unsure'; readonly at: Date };

/** The part of `localStorage` that is needed. */
type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** A fingerprint, the state, and the moment in milliseconds. */
type Entry = readonly [string, SentMessage['state'], number];

const KEY = 'sent';
/** What was sent longer ago, in milliseconds, is sent again on purpose. */
const LIFE = 24 * 60 * 60 * 1000;
/** How many messages are remembered at most. */
const MOST = 20;

/** What could not be stored, where a browser refuses storage or has no room. */
let ofThisPage: readonly Entry[] = [];

/** The storage that all tabs share, or undefined where the browser refuses it. */
export function sharedStorage(): Memory | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * What a message is known by later: equal for equal messages, and of no use to whoever reads the
 * storage, since the words are not in it. 64 bits in base 36.
 */
export function fingerprint(subject: string, payload: Payload, attachment?: File): string {
  const { name, size } = attachment ?? {};
  const text = JSON.stringify([subject, payload, name, size]);
  return hash(text, 0x811c9dc5) + hash(text, 0x9747b28c);
}

/** What is known of a message that was sent before; undefined for a new one. */
export function recallSent(
  print: string,
  memory = sharedStorage(),
  now = Date.now(),
): SentMessage | undefined {
  const found = read(memory, now).find(([known]) => known === print);
  return found && { state: found[1], at: new Date(found[2]) };
}

/** Keeps that a message was sent, or that nobody knows; `undefined` forgets it. */
export function rememberSent(
  print: string,
  state: SentMessage['state'] | undefined,
  memory = sharedStorage(),
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

/** What is in store, without anything that is none of ours. */
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
