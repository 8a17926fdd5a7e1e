import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { tick, unsentUntil } from './ends';
import { isAbandoned } from './locks';
import type { Outbox, OutboxRecord, Step } from './message';
import { lose } from './outbox';
import { markUnsent } from './unsent-mark';

/** A change of the outbox, as a pure function of its records and the time. */
type Action<Result> = (outbox: Outbox, now: number) => Step<Result>;

/** Tells pages that the worker has changed the outbox. */
export const CHANGED = 'outbox-changed';
/** Asks the worker to send what waits: a message from a page, or the browser's reminder. */
export const SEND = 'outbox-send';
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

/** Records that differ; undefined: deleted. */
function difference(before: Outbox, after: Outbox) {
  const changed = after.filter((record) => !before.includes(record));
  const kept = new Set(after.map(({ id }) => id));
  const deleted = before.filter(({ id }) => !kept.has(id));
  return new Map<string, OutboxRecord | undefined>([
    ...changed.map((record) => [record.id, record] as const),
    ...deleted.map(({ id }) => [id, undefined] as const),
  ]);
}

/** The stored records with those that could not be written. */
function withUnwritten(stored: Outbox): Outbox {
  const others = stored.filter(({ id }) => !unwritten.has(id));
  return [...others, ...[...unwritten.values()].filter((record) => record !== undefined)];
}

function run<Result>(stored: Outbox, action: Action<Result>) {
  const now = Date.now();
  const [outbox, result] = action(tick(withUnwritten(stored), now), now);
  return { outbox, result, writes: difference(stored, outbox), retried: unwritten };
}

/** Tells this page's forms of changes. */
function report(outbox: Outbox, isChanged: boolean): void {
  latest = outbox;
  markUnsent(unsentUntil(outbox));
  if (isChanged) changes.dispatchEvent(new Event(CHANGED));
}

const inTime = <Result>(work: Promise<Result>) =>
  new Promise<Result>((resolve, reject) => {
    const patience = setTimeout(reject, PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(patience));
  });

/**
 * Applies an action to the stored records in one transaction, so that pages and the worker see each
 * other's changes. Rejects, with nothing changed, if storage is denied or full.
 */
export async function actInStorage<Result>(action: Action<Result>): Promise<Result> {
  const { outbox, result, writes, retried } = await database()('readwrite', async (store) => {
    const done = promisifyRequest(store.transaction);
    const step = new Promise<ReturnType<typeof run<Result>>>((resolve, reject) => {
      const reading = store.getAll() as IDBRequest<OutboxRecord[]>;
      reading.onerror = () => reject(reading.error);
      // Written at once: the transaction ends when this returns.
      reading.onsuccess = () => {
        const next = run(reading.result, action);
        for (const [id, record] of next.writes) {
          if (record) store.put(record, id);
          else store.delete(id);
        }
        resolve(next);
      };
    });
    await done;
    return step;
  });
  // What failed meanwhile is still unwritten.
  unwritten = new Map([...unwritten].filter(([id, record]) => retried.get(id) !== record));
  report(outbox, writes.size > 0);
  return result;
}

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

/** All records, up to date: a message whose sender has gone is no longer `sending`. */
export async function readOutbox(): Promise<Outbox> {
  const outbox = await act((records) => [records, records]);
  const sending = outbox.filter(({ state }) => state === 'sending');
  for (const { id } of sending)
    if (await isAbandoned(id)) await act((records) => lose(records, id));
  return sending.length > 0 ? act((records) => [records, records]) : outbox;
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
