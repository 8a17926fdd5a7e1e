import type { Payload } from './payloads';

/** Milliseconds after which a send counts as failed. */
export const SEND_TIMEOUT = 30_000;

export type SendOptions = {
  /** The forwarding service's address for scripts. */
  readonly endpoint: string;
  /** Address of the page that the form stands on. */
  readonly nextUrl: string;
  /** What stands in the trap field that no person sees. */
  readonly honey?: string | undefined;
  readonly attachment?: File | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** True when the browser knows that it has no connection. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/**
 * Sends a form once, as multipart form data, and says whether the service took it.
 * False for an answer that is not ok, for `"success": "false"` in its body, for a broken or absent
 * connection, after 30 s, and when the signal ends it. Never throws, never sends again.
 */
export async function sendForm(
  data: Payload,
  subject: string,
  options: SendOptions,
): Promise<boolean> {
  if (isOffline()) return false;
  const end = new AbortController();
  const stop = () => end.abort();
  const timer = setTimeout(stop, SEND_TIMEOUT);
  options.signal?.addEventListener('abort', stop);
  if (options.signal?.aborted) stop();
  try {
    const response = await fetch(options.endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: formBody(data, subject, options),
      signal: end.signal,
    });
    return response.ok && !isRefusal(await response.text());
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', stop);
  }
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
