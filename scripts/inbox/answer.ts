import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from './html';
import { page, sendPage } from './page';

/** Whether a post came from a script that reads JSON, and not from a form that opens a page. */
const wantsJson = ({ url = '', headers }: IncomingMessage) =>
  url.startsWith('/_inbox/ajax/') || Boolean(headers.accept?.includes('application/json'));

function sendJson(response: ServerResponse, status: number, success: boolean, message: string) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ success: String(success), message }));
}

/** Says that a form has arrived, as FormSubmit does: JSON to a script, else on to `next`. */
export function answerSuccess(request: IncomingMessage, response: ServerResponse, next: string) {
  if (wantsJson(request)) {
    sendJson(response, 200, true, 'The form was submitted successfully.');
  } else {
    response.writeHead(303, { Location: next }).end();
  }
}

/** Says why a form was not taken: JSON to a script, else a page. FormSubmit itself may use 200. */
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
