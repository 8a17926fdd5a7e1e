import type { Payload } from '@/lib/forms/payloads';
import { inTime, isReachable } from './reachable';

/** Milliseconds without progress (no byte uploaded, no answer) after which a page gives up. */
export const STALLED_AFTER = 30_000;
/**
 * Milliseconds after which a worker gives up, which sees no progress: enough for a photo on a slow
 * line, and less than the five minutes after which browsers end a worker.
 */
const WORKER_LIMIT = 240_000;

export type FormPost = {
  /** The forwarding service's address for scripts. */
  readonly endpoint: string;
  readonly subject: string;
  readonly payload: Payload;
  /** Additional fields that the visitor does not see. */
  readonly fixed?: Payload | undefined;
  readonly nextUrl: string;
  /** Value of the honeypot field, which no person sees. */
  readonly honey?: string | undefined;
  readonly attachment?: File | undefined;
};

/**
 * What became of a message. `unconfirmed`: an ok answer that may come from a maintenance page.
 * `unanswered`: it may have arrived. `later`: the service said "not now". `unsent`: it did not leave as
 * a whole; `offline`: for lack of a network.
 */
export type Answer =
  | 'sent'
  | 'unconfirmed'
  | 'unanswered'
  | 'refused'
  | 'later'
  | 'unsent'
  | 'offline';

export type SendOptions = {
  /** The network may only look alive: asks whether the service can be reached first. */
  readonly isDoubtful?: boolean;
  /** Aborts when the visitor cancels. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the uploaded share of a message with an attachment, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

/** Status 0: no answer. `isUp`: everything was uploaded. */
type Reply = { status: number; text: string; isUp: boolean };

const headers = { Accept: 'application/json' };

/** The multipart body: the message's own fields and the service's, without empty ones. */
function formBody({ payload, fixed, subject, nextUrl, honey = '', attachment }: FormPost) {
  const service = { _subject: subject, _captcha: 'false', _next: nextUrl, _honey: honey };
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...payload, ...fixed, ...service }))
    if (value !== '') body.append(name, value);
  if (attachment) body.append('attachment', attachment);
  return body;
}

/** What an answer says under `success`, in lower case: the service may refuse with status 200. */
function successIn(text: string): string {
  try {
    return String(JSON.parse(text)?.success).toLowerCase();
  } catch {
    return '';
  }
}

function answerIn({ status, text, isUp }: Reply): Answer {
  if (status === 0) return isUp ? 'unanswered' : 'unsent';
  if (status === 429 || status === 503) return 'later';
  const success = successIn(text);
  if (status < 200 || status >= 300 || success === 'false') return 'refused';
  return success === 'true' ? 'sent' : 'unconfirmed';
}

/** From a page: by `XMLHttpRequest`, since `fetch` does not report upload progress. */
function postFromPage(post: FormPost, { signal, onProgress }: SendOptions): Promise<Reply> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    // Only an upload with listeners reports its end.
    let isUp = !post.attachment;
    let patience: ReturnType<typeof setTimeout>;
    const abort = () => request.abort();
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(abort, STALLED_AFTER);
    };
    request.open('POST', post.endpoint);
    request.setRequestHeader('Accept', headers.Accept);
    request.onreadystatechange = wait;
    request.onprogress = wait;
    request.onloadend = () => {
      clearTimeout(patience);
      resolve({ status: request.status, text: request.responseText, isUp });
    };
    if (post.attachment) {
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

/** From a worker, which has no `XMLHttpRequest`. */
const postFromWorker = (post: FormPost): Promise<Reply> =>
  inTime(WORKER_LIMIT, async (signal) => {
    const request = { method: 'POST', headers, body: formBody(post), signal };
    const response = await fetch(post.endpoint, request);
    return { status: response.status, text: await response.text(), isUp: true };
  }).catch(() => ({ status: 0, text: '', isUp: true }));

/**
 * Sends a message once. A slow connection alone is no failure. A file that stopped on its way for lack
 * of a network certainly did not arrive; a text without an answer may have. Never throws, never retries.
 */
export async function sendPost(post: FormPost, options: SendOptions = {}): Promise<Answer> {
  const isAway = async () => !(await isReachable(post.endpoint));
  if (navigator.onLine === false || (options.isDoubtful && (await isAway()))) return 'offline';
  const isPage = typeof XMLHttpRequest === 'function';
  const answer = answerIn(await (isPage ? postFromPage(post, options) : postFromWorker(post)));
  const hasStopped = answer === 'unsent' && !options.signal?.aborted;
  return hasStopped && (await isAway()) ? 'offline' : answer;
}
