import type { IncomingMessage, ServerResponse } from 'node:http';
import { escaped, sendPage } from './page';

/** As FormSubmit does: JSON for a script, otherwise what a browser shows for a form post. */
function answer(
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
  status: number,
  json: { success: 'true' | 'false'; message: string },
  natively: () => void,
) {
  if (!url.startsWith('/_inbox/ajax/') && !headers.accept?.includes('application/json')) {
    natively();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(json));
}

/** Confirms a form; a browser is redirected to `next`. */
export function answerSuccess(request: IncomingMessage, response: ServerResponse, next: string) {
  const message = 'The form was submitted successfully.';
  answer(request, response, 200, { success: 'true', message }, () =>
    response.writeHead(303, { Location: next }).end(),
  );
}

/** Reports why a form was refused. FormSubmit itself may do so with status 200. */
export function answerFailure(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
) {
  answer(request, response, status, { success: 'false', message }, () =>
    sendPage(response, status, 'Not accepted', `<p>${escaped(message)}</p>`),
  );
}
