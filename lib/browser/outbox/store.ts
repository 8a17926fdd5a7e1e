import { createStore, promisifyRequest } from 'idb-keyval';
import { endForgetting } from '../forgotten';
import { inTime } from '../reachable';
import { markUnsent } from '../unsent-line';
import {
  type Message,
  type Outbox,
  type OutboxRecord,
  type Step,
  tick,
  unsentUntil,
} from './message';
import { forgetAll, lose } from './outbox';

/** A change of the outbox, as a pure function of its records and the time. */
type Action<Result> = (outbox: Outbox, now: number) => Step<Result>;

/** Tells pages that the worker has changed the outbox. */
export const CHANGED = 'outbox-changed';
/** Milliseconds after which storage that does not answer counts as denied. */
const PATIENCE = 2_000;

const database = createStore('outbox', 'messages');

type Kept = {
  readonly records: Outbox;
  /** Whether texts outlive the page: storage is neither denied nor full. */
  readonly isLasting: boolean;
};

let kept: Kept = { records: [], isLasting: true };
/** Records that could not be written; undefined: deleted. */
let unwritten: ReadonlyMap<string, OutboxRecord | undefined> = new Map();
const listeners = new Set<() => void>();

export const readKept = (): Kept => kept;

/** Other programs, and other versions of the site, may have written something else. */
function isRecord(value: unknown): value is OutboxRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { id, state, at, values } = value as Partial<Message>;
  const isKnown = typeof id === 'string' && typeof at === 'number' && typeof state === 'string';
  return isKnown && ((state as string) === 'sent' || typeof values === 'object');
}

/** Lets a newer version of the site change the database, for which an open connection is in the way. */
function stepAside({ db }: IDBTransaction): void {
  db.onversionchange = () => {
    db.close();
    // The library then opens it anew.
    db.onclose?.(new Event('close'));
  };
}

/** Applies an action to the stored records and to those that could not be written. */
function run<Result>(stored: readonly unknown[], action: Action<Result>) {
  const now = Date.now();
  const before = new Map(stored.filter(isRecord).map((record) => [record.id, record]));
  const known = [...new Map([...before, ...unwritten]).values()];
  const [outbox, result] = action(
    tick(
      known.filter((each) => each !== undefined),
      now,
    ),
    now,
  );
  const after = new Map(outbox.map((record) => [record.id, record]));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id) !== after.get(id),
  );
  const writes = new Map(changed.map((id) => [id, after.get(id)]));
  return { outbox, result, writes, retried: unwritten };
}

/** Tells this page's forms. */
function report(records: Outbox): void {
  kept = { records, isLasting: unwritten.size === 0 };
  markUnsent(unsentUntil(records));
  for (const listener of listeners) listener();
}

/**
 * Applies an action to the stored records in one transaction, so that pages and the worker see each
 * other's changes. Rejects, with nothing changed, if storage is denied or full.
 */
export async function actInStorage<Result>(action: Action<Result>): Promise<Result> {
  const step = await database('readwrite', async (store) => {
    stepAside(store.transaction);
    const change = async () => {
      const step = run<Result>(await promisifyRequest(store.getAll()), action);
      for (const [id, record] of step.writes) {
        if (record) store.put(record, id);
        else store.delete(id);
      }
      return step;
    };
    const [step] = await Promise.all([change(), promisifyRequest(store.transaction)]);
    return step;
  });
  const { outbox, result, retried } = step;
  // What failed meanwhile is still unwritten.
  unwritten = new Map([...unwritten].filter(([id, record]) => retried.get(id) !== record));
  report(outbox);
  return result;
}

/** Applies an action, in memory where storage is denied or full: the texts then last as long as the page. */
export async function act<Result>(action: Action<Result>): Promise<Result> {
  try {
    return await inTime(PATIENCE, () => actInStorage(action));
  } catch {
    const { outbox, result, writes } = run(kept.records, action);
    unwritten = new Map([...unwritten, ...writes]);
    report(outbox);
    return result;
  }
}

/**
 * Runs `work` unless another page or the worker sends the same message; resolves to undefined then.
 * Browsers without locks rely on the message's state alone.
 */
export async function alone<Result>(id: string, work: () => Promise<Result>) {
  if (!navigator.locks) return work();
  return navigator.locks.request(`outbox:${id}`, { ifAvailable: true }, async (lock) =>
    lock ? work() : undefined,
  );
}

/** All records, up to date: a message whose page or worker has gone is no longer `sending`. */
export async function readOutbox(): Promise<Outbox> {
  const read = () => act((records) => [records, records]);
  const outbox = await read();
  const sending = outbox.filter(({ state }) => state === 'sending');
  if (!navigator.locks || sending.length === 0) return outbox;
  for (const { id } of sending) await alone(id, () => act((records) => lose(records, id)));
  return read();
}

/** Deletes all texts, which were to be forgotten. The next page goes on if this one is left or cannot. */
export async function forgetKept(): Promise<void> {
  await act(forgetAll);
  if (kept.isLasting) endForgetting();
}

const refresh = () => void readOutbox();

/** Reads the records anew whenever another page, the worker or the visitor may have changed them. */
function follow(signal: AbortSignal): void {
  const hear = ({ data }: MessageEvent) => data === CHANGED && refresh();
  navigator.serviceWorker?.addEventListener('message', hear, { signal });
  // Another tab may have changed them, or the visitor may have deleted the site's data.
  addEventListener('focus', refresh, { signal });
  document.addEventListener('visibilitychange', refresh, { signal });
  refresh();
}

let following = new AbortController();

/**
 * Calls a function whenever `readKept` may return something else.
 *
 * @returns a function that ends it
 */
export function subscribeOutbox(listener: () => void): () => void {
  if (listeners.size === 0) {
    following = new AbortController();
    follow(following.signal);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) following.abort();
  };
}
