import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { tick, unsentUntil } from './ends';
import type { Outbox, OutboxRecord, Step } from './message';
import { lose } from './outbox';
import { markUnsent } from './unsent-mark';

/** A change of the outbox, as a pure function of its records and the time. */
type Action<Result> = (outbox: Outbox, now: number) => Step<Result>;

/** Tells pages that the worker has changed the outbox. */
export const CHANGED = 'outbox-changed';
/** Milliseconds after which storage that does not answer counts as denied. */
const PATIENCE = 2_000;

const changes = new EventTarget();

let opened: UseStore | undefined;
const database = () => {
  opened ??= createStore('outbox', 'messages');
  return opened;
};

/** The outbox as it was read last, and records that could not be written; undefined: deleted. */
let latest: Outbox = [];
let unwritten: ReadonlyMap<string, OutboxRecord | undefined> = new Map();

/** Whether texts outlive the page: storage is neither denied nor full. */
export const isLasting = (): boolean => unwritten.size === 0;

/** Applies an action to the stored records and to those that could not be written. */
function run<Result>(stored: Outbox, action: Action<Result>) {
  const now = Date.now();
  const others = stored.filter(({ id }) => !unwritten.has(id));
  const known = [...others, ...[...unwritten.values()].filter((record) => record !== undefined)];
  const [outbox, result] = action(tick(known, now), now);
  const kept = new Map(outbox.map((record) => [record.id, record]));
  const ids = new Set([...stored.map(({ id }) => id), ...kept.keys()]);
  const changed = [...ids].filter((id) => stored.find((each) => each.id === id) !== kept.get(id));
  const writes = new Map(changed.map((id) => [id, kept.get(id)]));
  return { outbox, result, writes, retried: unwritten };
}

/** Tells this page's forms of changes. */
function report(outbox: Outbox, isChanged: boolean): void {
  latest = outbox;
  markUnsent(unsentUntil(outbox));
  if (isChanged) changes.dispatchEvent(new Event(CHANGED));
}

/**
 * Applies an action to the stored records in one transaction, so that pages and the worker see each
 * other's changes. Rejects, with nothing changed, if storage is denied or full.
 */
export async function actInStorage<Result>(action: Action<Result>): Promise<Result> {
  const inTransaction = (store: IDBObjectStore) =>
    new Promise<ReturnType<typeof run<Result>>>((resolve, reject) => {
      const done = promisifyRequest(store.transaction);
      done.catch(reject);
      const reading = store.getAll() as IDBRequest<OutboxRecord[]>;
      // Written at once: the transaction ends when this returns.
      reading.onsuccess = () => {
        const step = run(reading.result, action);
        for (const [id, record] of step.writes) {
          if (record) store.put(record, id);
          else store.delete(id);
        }
        done.then(() => resolve(step));
      };
    });
  const { outbox, result, writes, retried } = await database()('readwrite', inTransaction);
  // What failed meanwhile is still unwritten.
  unwritten = new Map([...unwritten].filter(([id, record]) => retried.get(id) !== record));
  report(outbox, writes.size > 0);
  return result;
}

const inTime = <Result>(work: Promise<Result>) =>
  new Promise<Result>((resolve, reject) => {
    const patience = setTimeout(reject, PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(patience));
  });

/** Applies an action, in memory where storage is denied or full: the texts then last as long as the page. */
export async function act<Result>(action: Action<Result>): Promise<Result> {
  try {
    return await inTime(actInStorage(action));
  } catch {
    const { outbox, result, writes } = run(latest, action);
    unwritten = new Map([...unwritten, ...writes]);
    report(outbox, writes.size > 0);
    return result;
  }
}

/**
 * Runs `work` unless another page or the worker sends the same message; resolves to undefined then.
 * Browsers without locks rely on the message's state alone.
 */
export async function alone<Result>(
  id: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
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

/** Passes all records to `show`, now and whenever they may have changed, until the signal aborts. */
export function followOutbox(show: (outbox: Outbox) => void, signal: AbortSignal): void {
  const refresh = async () => {
    const outbox = await readOutbox();
    if (!signal.aborted) show(outbox);
  };
  changes.addEventListener(CHANGED, () => show(latest), { signal });
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }) => data === CHANGED && refresh(),
    { signal },
  );
  // Another tab may have changed it, or the visitor may have deleted the site's data.
  addEventListener('focus', refresh, { signal });
  document.addEventListener('visibilitychange', refresh, { signal });
  refresh();
}
