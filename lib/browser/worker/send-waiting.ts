import { formBody, successIn } from '../form-post';
import { dueIds } from '../outbox/ends';
import { alone } from '../outbox/locks';
import type { Message } from '../outbox/message';
import { type Answer, answer, claim } from '../outbox/outbox';
import { act, actInStorage, readOutbox } from '../outbox/store';
import { isReachable } from '../reachable';
import { withTimeLimit } from '../time-limit';

/**
 * Milliseconds after which sending is aborted: enough for a photo on a slow line, and less than the
 * five minutes after which browsers end a worker.
 */
const LIMIT = 240_000;
/** Statuses by which the service says "not now". Any other error is a "no". */
const NOT_NOW = [429, 503];

async function post(message: NonNullable<Message['post']>): Promise<Answer> {
  try {
    const { response, text } = await withTimeLimit(LIMIT, async (signal) => {
      const response = await fetch(message.endpoint, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: formBody(message),
        signal,
      });
      return { response, text: await response.text() };
    });
    if (NOT_NOW.includes(response.status)) return 'later';
    const success = successIn(text);
    if (!response.ok || success === 'false') return 'refused';
    return success === 'true' ? 'sent' : 'unconfirmed';
  } catch {
    return 'unanswered';
  }
}

async function sendOne(id: string, onChange: () => Promise<void>): Promise<void> {
  // Recorded first, and never in memory alone, so that an interruption cannot send it twice.
  const message = await actInStorage((outbox, now) => claim(outbox, id, now));
  if (!message?.post) return;
  await onChange();
  const outcome = await post(message.post);
  await act((outbox, now) => answer(outbox, id, outcome, now));
  await onChange();
}

const isWaiting = ({ state }: { state: string }) => state === 'waiting';

/**
 * Sends each waiting message once, in order, if its time has come or the visitor is here (`eager`).
 *
 * @param onChange called when a message leaves, and when its outcome is known
 * @returns whether none is left
 */
export async function sendWaiting(eager: boolean, onChange: () => Promise<void>): Promise<boolean> {
  const outbox = await readOutbox();
  for (const id of dueIds(outbox, Date.now(), eager)) {
    const message = outbox.find((record) => record.id === id) as Message;
    if (!(await isReachable(message.post?.endpoint ?? ''))) return false;
    await alone(id, () => sendOne(id, onChange));
  }
  return !(await readOutbox()).some(isWaiting);
}
