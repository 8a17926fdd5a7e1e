import { formBody, successIn } from '../form-post';
import { isReachable } from '../reachable';
import { LOCK, readMessages, type WaitingMessage, writeMessage } from '../waiting-messages';

/**
 * Milliseconds after which sending is aborted: enough for a photo on a slow line, and less than the
 * five minutes after which browsers end a worker.
 */
const LIMIT = 240_000;

type Outcome = 'sent' | 'unsure' | 'refused';

async function outcomeOf({ post }: WaitingMessage): Promise<Outcome> {
  try {
    const response = await fetch(post.endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: formBody(post),
      signal: AbortSignal.timeout(LIMIT),
    });
    const success = successIn(await response.text());
    if (!response.ok || success === 'false') return 'refused';
    return success === 'true' ? 'sent' : 'unsure';
  } catch {
    return 'unsure';
  }
}

async function settle(message: WaitingMessage, state: Outcome): Promise<void> {
  const { id, form, at } = message;
  await writeMessage(state === 'sent' ? { id, form, at, state } : { ...message, state });
}

/**
 * Sends each waiting message once, in order. A message that was being sent when the worker was ended
 * may have arrived, and is not sent again. Holds a lock, so that no other worker sends and
 * no page takes a message out meanwhile.
 *
 * @param onChange called when a message leaves, and when its outcome is known
 * @returns whether none is left: false if the service cannot be reached
 */
export function sendWaiting(onChange: () => Promise<void>): Promise<boolean> {
  return navigator.locks.request(LOCK, async () => {
    for (const message of await readMessages()) {
      if (message.state !== 'waiting' && message.state !== 'sending') continue;
      if (message.state === 'waiting' && !(await isReachable(message.post.endpoint))) return false;
      let outcome: Outcome = 'unsure';
      if (message.state === 'waiting') {
        // Recorded first, so that an interruption cannot send it twice.
        await writeMessage({ ...message, state: 'sending' });
        await onChange();
        outcome = await outcomeOf(message);
      }
      await settle(message, outcome);
      await onChange();
    }
    return true;
  });
}
