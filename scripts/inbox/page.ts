import type { ServerResponse } from 'node:http';
import { html, Markup } from './html';
import type { Attachment, Message } from './store';

const style = new Markup(`
  body { margin: 0 auto; padding: 2rem 1rem; max-width: 46rem; color: #08262e; background: #fbf5ec;
    font: 1rem/1.5 system-ui, sans-serif; }
  h1, h2 { margin: 0; line-height: 1.2; overflow-wrap: anywhere; }
  h2 { font-size: 1.25rem; }
  a { color: #0f5563; }
  article { margin-top: 1.5rem; padding: 1.5rem; background: #fff; border-top: 4px solid #c8401b; }
  .meta { margin: .25rem 0 0; color: #4a6068; }
  dl { margin: 1rem 0 0; }
  .field { display: grid; grid-template-columns: minmax(6rem, 20%) 1fr; gap: 1rem; padding: .25rem 0; }
  dt { color: #4a6068; overflow-wrap: anywhere; }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`);

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium' });

/** A whole page of the inbox. */
export const page = (title: string, body: Markup) => html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Local form inbox</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

/** Sends a page that cannot run scripts or load anything, whatever a message contains. */
export function sendPage(response: ServerResponse, status: number, { text }: Markup) {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/** The messages in the given order, and the names of other entries in their folder. */
export const inboxPage = ({ messages, odd }: { messages: Message[]; odd: string[] }) =>
  page(
    messages.length === 0 ? 'No messages yet' : `Messages (${messages.length})`,
    html`${[
      ...(messages.length === 0
        ? [html`<p>Send a form on <a href="/">the site</a>, then reload this page.</p>`]
        : messages.map(article)),
      ...(odd.length > 0
        ? [
            html`<p class="meta">Not shown, because they are not readable messages: ${odd.join(', ')}</p>`,
          ]
        : []),
    ]}`,
  );

const article = (message: Message) => html`<article>
<h2>${message.subject}</h2>
<p class="meta"><time datetime="${message.receivedAt}">${time.format(new Date(message.receivedAt))}</time>, to ${message.mailbox}</p>
<dl>
${message.fields.map(([name, value]) => html`<div class="field"><dt>${name}</dt><dd>${value}</dd></div>`)}
${message.attachments.map((attachment) => attachmentRow(message.id, attachment))}
</dl>
</article>`;

const attachmentRow = (id: string, { field, name, file, size }: Attachment) =>
  html`<div class="field"><dt>${field}</dt><dd><a href="/_inbox/messages/${id}/${file}" download="${name}">${name}</a> (${Math.ceil(size / 1024)} kB)</dd></div>`;
