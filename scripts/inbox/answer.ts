import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from './html';
import { page, sendPage } from './page';

/** Whether a post came from a script that reads JSON, and not from a native form post. */
const wantsJson = ({ url = '', headers }: IncomingMessage) =>
  url.startsWith('/_inbox/ajax/') || Boolean(headers.accept?.includes('application/json'));

function sendJson(response: ServerResponse, status: number, success: boolean, message: string) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ success: String(success), message }));
}

/** Confirms a form as FormSubmit does: JSON for a script, otherwise a redirect to `next`. */
export function answerSuccess(request: IncomingMessage, response: ServerResponse, next: string) {
  if (wantsJson(request)) {
    sendJson(response, 200, true, 'The form was submitted successfully.');
  } else {
    response.writeHead(303, { Location: next }).end();
  }
}

/**
 * Reports why a form was refused: JSON for a script, otherwise a page. FormSubmit itself may use
 * 200.
 */
export function answerFailure(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
) {
  if (wantsJson(request)) {
    sendJson(response, status, false, message);
  } else {
    sendPage(response, status, page('Not accepted', html`<p>${message}</p>`));
  }
}
