import { type FormPost, formBody, successIn } from './form-post';
import { isReachable } from './reachable';

/** Milliseconds without progress (no byte uploaded, no answer) after which sending has failed. */
export const STALLED_AFTER = 30_000;

export type SendOptions = {
  /** Aborts when the visitor cancels. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the uploaded share of a message with an attachment, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

/**
 * The outcome. `mayHaveArrived`: everything was uploaded and no answer came. `confirmed`: the service
 * said that it has the message; an ok answer alone may come from a maintenance page.
 */
export type SendResult = {
  readonly outcome: 'sent' | 'failed' | 'cancelled' | 'offline';
  readonly mayHaveArrived: boolean;
  readonly confirmed?: boolean;
};

/** Whether the browser reports that it is offline. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/**
 * Sends a form once, as multipart form data. Fails when the answer is not ok or contains
 * `"success": "false"`, in any case, when the connection breaks, and after 30 s without progress; a slow
 * connection alone is not a failure. Never throws, never retries.
 *
 * Uses `XMLHttpRequest`, since `fetch` does not report upload progress.
 */
export function sendForm(post: FormPost, options: SendOptions = {}): Promise<SendResult> {
  if (isOffline()) return Promise.resolve({ outcome: 'offline', mayHaveArrived: false });
  const { endpoint, attachment } = post;
  const { signal, onProgress } = options;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    // Only an upload with listeners reports its end.
    let isUp = attachment === undefined;
    let patience: ReturnType<typeof setTimeout>;
    const abort = () => request.abort();
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(abort, STALLED_AFTER);
    };
    request.open('POST', endpoint);
    request.setRequestHeader('Accept', 'application/json');
    request.onreadystatechange = wait;
    request.onprogress = wait;
    request.onloadend = () => {
      clearTimeout(patience);
      signal?.removeEventListener('abort', abort);
      const { status, responseText } = request;
      const success = successIn(responseText);
      if (status >= 200 && status < 300 && success !== 'false') {
        resolve({ outcome: 'sent', mayHaveArrived: true, confirmed: success === 'true' });
      } else {
        resolve({
          outcome: signal?.aborted ? 'cancelled' : 'failed',
          // Any status is an answer: the service rejected the message.
          mayHaveArrived: isUp && status === 0,
        });
      }
    };
    if (attachment) {
      // Upload listeners cause a CORS preflight, a round trip that a text message should not pay.
      request.upload.onprogress = ({ loaded, total }) => {
        wait();
        onProgress?.(total ? loaded / total : 0);
      };
      request.upload.onload = () => {
        isUp = true;
      };
    }
    signal?.addEventListener('abort', abort);
    wait();
    request.send(formBody(post));
  });
}

/**
 * Like `sendForm`, but reports `offline` where the message certainly did not leave: the browser is
 * offline, a page from the cache cannot reach the service, or an upload broke off and the service
 * cannot be reached any more. A text message without an answer may have arrived.
 */
export async function sendUnlessOffline(
  post: FormPost,
  options?: SendOptions,
): Promise<SendResult> {
  const isAway = async () => !(await isReachable(post.endpoint));
  const offline: SendResult = { outcome: 'offline', mayHaveArrived: false };
  if (document.querySelector('[data-offline]') && (await isAway())) return offline;
  const result = await sendForm(post, options);
  const stopped = post.attachment && result.outcome === 'failed' && !result.mayHaveArrived;
  return stopped && (await isAway()) ? offline : result;
}
