import type { Payload } from '@/lib/forms/payloads';

/** A message as it is posted. */
export type FormPost = {
  /** The forwarding service's address for scripts. */
  readonly endpoint: string;
  readonly subject: string;
  readonly payload: Payload;
  /** Additional fields that the visitor does not see. */
  readonly fixed?: Payload | undefined;
  /** Address of the form's page. */
  readonly nextUrl: string;
  /** Value of the honeypot field, which no person sees. */
  readonly honey?: string | undefined;
  readonly attachment?: File | undefined;
};

/** The multipart body: the message's own fields and the service's, without empty ones. */
export function formBody({
  payload,
  fixed,
  subject,
  nextUrl,
  honey,
  attachment,
}: FormPost): FormData {
  const fields = {
    ...payload,
    ...fixed,
    _subject: subject,
    _captcha: 'false',
    _next: nextUrl,
    _honey: honey ?? '',
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== '') body.append(name, value);
  }
  if (attachment) body.append('attachment', attachment);
  return body;
}

/** What an answer says under `success`, in lower case: the service may refuse with status 200. */
export function successIn(text: string): string {
  try {
    const answer: { success?: unknown } | null = JSON.parse(text);
    return String(answer?.success).toLowerCase();
  } catch {
    return '';
  }
}
