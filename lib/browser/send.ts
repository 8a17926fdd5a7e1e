import type { Payload } from '@/lib/forms/payloads';

/** Milliseconds without any progress, no byte up and no answer, after which a send has failed. */
export const STALLED_AFTER = 30_000;

export type SendOptions = {
  /** The forwarding service's address for scripts. */
  readonly endpoint: string;
  /** Address of the page that the form stands on. */
  readonly nextUrl: string;
  /** What stands in the trap field that no person sees. */
  readonly honey?: string | undefined;
  readonly attachment?: File | undefined;
  /** Ends the send when the visitor wants it to. */
  readonly signal?: AbortSignal | undefined;
  /** Hears how much of a message with an attachment has gone up, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

/** How a send ended. `mayHaveArrived`: all of it left this browser, and no answer came. */
export type SendResult = {
  readonly outcome: 'sent' | 'failed' | 'cancelled' | 'offline';
  readonly mayHaveArrived: boolean;
};

/** True when the browser knows that it has no connection. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/**
 * Sends a form once, as multipart form data. It has failed when the answer is not ok or says
 * `"success": "false"`, when the connection breaks, and after 30 s without progress; a slow line
 * alone is no failure. Never throws, never sends again.
 *
 * An `XMLHttpRequest`, for `fetch` tells nothing about how far an upload has come.
 */
export function sendForm(
  data: Payload,
  subject: string,
  options: SendOptions,
): Promise<SendResult> {
  if (isOffline()) return Promise.resolve({ outcome: 'offline', mayHaveArrived: false });
  const { endpoint, attachment, signal, onProgress } = options;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    // Only an upload that is listened to tells when it is through.
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
      if (status >= 200 && status < 300 && !isRefusal(responseText)) {
        resolve({ outcome: 'sent', mayHaveArrived: true });
      } else {
        resolve({
          outcome: signal?.aborted ? 'cancelled' : 'failed',
          // A status is an answer: the service did not take the message.
          mayHaveArrived: isUp && status === 0,
        });
      }
    };
    if (attachment) {
      // Listening makes browsers ask the service first, one more round trip: not for a few words.
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
    request.send(formBody(data, subject, options));
  });
}

function formBody(data: Payload, subject: string, options: SendOptions): FormData {
  const fields = {
    ...data,
    _subject: subject,
    _captcha: 'false',
    _next: options.nextUrl,
    _honey: options.honey ?? '',
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== '') body.append(name, value);
  }
  if (options.attachment) body.append('attachment', options.attachment);
  return body;
}

/** The service refuses with status 200 and says so in its body; an answer that is no JSON is fine. */
function isRefusal(text: string): boolean {
  try {
    const answer: { success?: unknown } | null = JSON.parse(text);
    return String(answer?.success) === 'false';
  } catch {
    return false;
  }
}
