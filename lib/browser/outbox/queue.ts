import type { FormPost } from '../form-post';
import type { Outbox } from './message';
import { wait } from './outbox';
import { actInStorage, SEND } from './store';

/** The part of a registration with Background Sync, which not all browsers have. */
type WithSync = { readonly sync?: { register: (tag: string) => Promise<void> } };

const readRegistration = async () =>
  (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & WithSync)
    | undefined;

/**
 * Keeps a message that could not leave until the worker can send it. Resolves to whether it is kept:
 * not without a worker, or where the browser refuses storage.
 */
export async function keepWaiting(id: string, post: FormPost): Promise<boolean> {
  try {
    const registration = await readRegistration();
    if (!registration?.active) return false;
    const isKept = await actInStorage((outbox) => wait(outbox, id, post));
    await registration.sync?.register(SEND).catch(() => undefined);
    return isKept;
  } catch {
    return false;
  }
}

/** Asks the worker to send what waits and is due. */
const requestSending = async () => (await readRegistration())?.active?.postMessage(SEND);

/**
 * Reminds the worker when the network is back, for browsers without Background Sync. Returns a
 * function that reminds it of the messages passed, when the first of them is due.
 */
export function startReminder(signal: AbortSignal): (outbox: Outbox) => void {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('online', requestSending, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (outbox) => {
    clearTimeout(timer);
    const due = outbox.flatMap((record) => ('due' in record && record.due) || []);
    if (due.length > 0 && !signal.aborted)
      timer = setTimeout(requestSending, Math.max(0, Math.min(...due) - Date.now()));
  };
}
