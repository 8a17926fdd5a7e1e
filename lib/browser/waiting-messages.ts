import { createStore, del, get, set, type UseStore, values } from 'idb-keyval';
import type { DraftValues } from './draft';
import type { FormPost } from './form-post';

/** The lock that pages and the worker hold while they send or remove messages. */
export const LOCK = 'waiting-messages';
/** Asks the worker to send: a message from a page, or the browser's reminder once it is online. */
export const SEND = 'send-waiting';
/** Tells pages that the messages have changed. */
export const CHANGED = 'waiting-changed';

/** Milliseconds for which a form reports that a message was sent. */
const RECEIPT_LIFE = 24 * 60 * 60 * 1000;

type Kept = {
  /** The message's fingerprint, so that a message stored twice appears once. */
  readonly id: string;
  /** Name of its form. */
  readonly form: string;
  /** When the visitor sent it. */
  readonly at: Date;
};

/**
 * A message that is not confirmed as sent. `sending`: the worker has it; `unsure`: it was sent and got no
 * answer, or none that confirms it; `refused`: the service did not take it.
 */
export type WaitingMessage = Kept & {
  readonly state: 'waiting' | 'sending' | 'unsure' | 'refused';
  readonly post: FormPost;
  /** The form's values, to change them. */
  readonly values: DraftValues;
};

/** What is left of a message that was sent. */
export type Receipt = Kept & { readonly state: 'sent' };

/** Fires when this page changes a message. The worker's changes arrive as its messages. */
const changes = new EventTarget();
const reportChange = () => changes.dispatchEvent(new Event(CHANGED));

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('messages', 'waiting');
  return opened;
};

/** The part of a registration with Background Sync, which not all browsers have. */
type WithSync = { readonly sync?: { register: (tag: string) => Promise<void> } };

const readRegistration = async () =>
  (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & WithSync)
    | undefined;

/** All messages, in the order in which they were kept. Rejects if the browser refuses storage. */
export async function readMessages(): Promise<(WaitingMessage | Receipt)[]> {
  const messages = await values<WaitingMessage | Receipt>(store());
  return messages.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Stores a message or its new state. */
export const writeMessage = (message: WaitingMessage | Receipt): Promise<void> =>
  set(message.id, message, store());

/**
 * Keeps a message until the worker can send it. Resolves to whether it is kept: not without a worker
 * or where the browser refuses storage.
 */
export async function keepWaiting(message: WaitingMessage): Promise<boolean> {
  try {
    const registration = await readRegistration();
    if (!registration?.active || !navigator.locks) return false;
    await writeMessage(message);
    reportChange();
    await registration.sync?.register(SEND).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/** A form's messages. Receipts of more than a day are deleted. */
async function messagesOf(form: string): Promise<(WaitingMessage | Receipt)[]> {
  try {
    const own = (await readMessages()).filter((message) => message.form === form);
    const isOld = ({ state, at }: (typeof own)[number]) =>
      state === 'sent' && Date.now() - at.getTime() > RECEIPT_LIFE;
    await Promise.all(own.filter(isOld).map(({ id }) => del(id, store())));
    return own.filter((message) => !isOld(message));
  } catch {
    return [];
  }
}

/**
 * Removes a message, so that it is never sent. Resolves to the message, or undefined if it is being
 * sent or no longer there.
 */
export async function takeOut(id: string): Promise<WaitingMessage | Receipt | undefined> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return undefined;
    const message = await get<WaitingMessage | Receipt>(id, store());
    await del(id, store());
    reportChange();
    return message;
  });
}

/** Asks the worker to send all waiting messages. */
async function requestSending(): Promise<void> {
  (await readRegistration())?.active?.postMessage(SEND);
}

/** Passes a form's messages to `show`, now and whenever they change, until the signal aborts. */
export function followMessages(
  form: string,
  show: (messages: (WaitingMessage | Receipt)[]) => void,
  signal: AbortSignal,
): void {
  const refresh = async () => {
    const messages = await messagesOf(form);
    if (!signal.aborted) show(messages);
  };
  const onMessage = ({ data }: MessageEvent) => data === CHANGED && refresh();
  // For browsers without Background Sync.
  window.addEventListener('online', requestSending, { signal });
  navigator.serviceWorker.addEventListener('message', onMessage, { signal });
  changes.addEventListener(CHANGED, refresh, { signal });
  refresh();
}
