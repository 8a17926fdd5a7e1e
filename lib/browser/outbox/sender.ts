import { isReachable } from '../reachable';
import { type FormPost, type SendOptions, sendPost } from '../send';
import { dueMessages, MINUTE } from './message';
import { answer, claim, wait } from './outbox';
import { act, actInStorage, alone, readOutbox } from './store';

/** Asks the worker to send what waits: a message from a page, or the browser's reminder. */
export const SEND = 'outbox-send';

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
async function keepWaiting(id: string, post: FormPost): Promise<boolean> {
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

/** Sends a message that is marked as being sent, and records what became of it. */
export async function deliver(id: string, post: FormPost, options?: SendOptions) {
  const outcome = await sendPost(post, options);
  if (outcome === 'offline' && (await keepWaiting(id, post))) return 'kept';
  await act((outbox, now) => answer(outbox, id, outcome, now));
  return outcome;
}

/**
 * Sends each waiting message once, in order, if its time has come or the visitor is here (`eager`).
 *
 * @param onChange called when a message leaves, and when its outcome is known
 * @returns whether none is left
 */
export async function sendWaiting(eager: boolean, onChange: () => Promise<void>): Promise<boolean> {
  const outbox = await readOutbox();
  for (const { id, post } of dueMessages(outbox, Date.now(), eager)) {
    if (!(await isReachable(post?.endpoint ?? ''))) return false;
    await alone(id, async () => {
      // Recorded first, and never in memory alone, so that an interruption cannot send it twice.
      const message = await actInStorage((records, now) => claim(records, id, now));
      if (!message?.post) return;
      await onChange();
      await deliver(id, message.post);
      await onChange();
    });
  }
  return !(await readOutbox()).some(({ state }) => state === 'waiting');
}

/**
 * Reminds the worker of what waits: when the network is back, for browsers without Background Sync,
 * and every minute, because no event tells that a portal is passed or that a pause is over.
 */
export function startReminder(isWaiting: () => boolean, signal: AbortSignal): void {
  const remind = async () => isWaiting() && (await readRegistration())?.active?.postMessage(SEND);
  addEventListener('online', remind, { signal });
  const timer = signal.aborted ? undefined : setInterval(remind, MINUTE);
  signal.addEventListener('abort', () => clearInterval(timer));
}
