import type { IncomingMessage, ServerResponse } from 'node:http';
import { escaped } from '../../lib/text/escaped';
import type { Submission } from './submission';

/** A received message. `fields` are the form's own, without the service's (`_subject` …). */
export type Message = Pick<Submission, 'uploads'> & {
  receivedAt: string;
  mailbox: string;
  subject: string;
  fields: Submission['entries'];
};

const style = `
  body { margin: 0 auto; padding: 2rem 1rem; max-width: 46rem; color: #08262e; background: #fbf5ec;
    font: 1rem/1.5 system-ui, sans-serif; }
  h1, h2 { margin: 0; overflow-wrap: anywhere; }
  article { margin-top: 1.5rem; padding: 1.5rem; background: #fff; border-top: 4px solid #c8401b; }
  dt { color: #4a6068; }
  dd { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** A page that cannot run scripts or load anything. @param body HTML */
function sendPage(response: ServerResponse, status: number, title: string, body: string) {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  });
  response.end(`<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Local form inbox</title>
<style>${style}</style>
<h1>${title}</h1>
${body}
</html>
`);
}

/** A message with its fields, and a link to each file. */
function article({ receivedAt, mailbox, subject, fields, uploads }: Message, index: number) {
  const files = uploads.map(({ field, name }, i) => {
    const own = escaped(name);
    return [escaped(field), `<a href="/_inbox/${index}/${i}" download="${own}">${own}</a>`];
  });
  const rows = [...fields.map((field) => field.map(escaped)), ...files];
  return `<article>
<h2>${escaped(subject)}</h2>
<p>${receivedAt}, to ${escaped(mailbox)}</p>
<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('\n')}</dl>
</article>`;
}

/** Lists the messages, newest first. */
export function sendMessages(response: ServerResponse, messages: readonly Message[]) {
  const hint = '<p>Send a form on <a href="/">the site</a>, then reload this page.</p>';
  const body = messages.map(article).reverse().join('\n') || hint;
  sendPage(response, 200, `Messages (${messages.length})`, body);
}

/** Sends a file as a download, whatever it contains. */
export function sendAttachment(response: ServerResponse, content: Buffer) {
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': 'attachment',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(content);
}

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
