import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFailure, answerSuccess } from './answer';
import { html } from './html';
import { isOwnSite, refuseOtherSites } from './own-site';
import { inboxPage, page, sendPage } from './page';
import { createStore, type Message } from './store';
import { Refusal, readSubmission } from './submission';

const MEGABYTE = 1024 * 1024;
const MAXIMUM_MESSAGE = 15 * MEGABYTE;
const MAXIMUM_TOTAL = 500 * MEGABYTE;

/** The inbox as a request handler, which passes on anything outside `/_inbox`, and its messages. */
export type Inbox = {
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  list: () => Promise<Message[]>;
};

/**
 * A local stand-in for the form-forwarding service: it implements FormSubmit's protocol
 * (https://formsubmit.co/documentation) and stores messages in `directory`. It only serves the site
 * that it runs with: see `own-site.ts`.
 * @param maximumTotal maximum bytes of all messages
 */
export function createInbox({
  directory,
  maximumTotal = MAXIMUM_TOTAL,
}: {
  directory: string;
  maximumTotal?: number;
}): Inbox {
  const store = createStore(directory, maximumTotal);

  async function receive(request: IncomingMessage, response: ServerResponse, mailbox: string) {
    if (request.headers.origin) {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin);
      response.setHeader('Vary', 'Origin');
    }
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', '*');
      response.writeHead(204).end();
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST, OPTIONS');
      answerFailure(request, response, 405, 'Forms are sent to this address with POST.');
      return;
    }
    const submission = await readSubmission(request, MAXIMUM_MESSAGE);
    const control = new Map(submission.entries.filter(([name]) => name.startsWith('_')));
    const next = nextPage(request, control.get('_next'));
    // Only a bot fills in the honeypot; it gets the same answer.
    if (!control.get('_honey')) {
      await store.keep(mailbox, control.get('_subject') || 'New message', submission);
    }
    answerSuccess(request, response, next);
  }

  async function showAttachment(response: ServerResponse, id: string, file: string) {
    const found = await store.openAttachment(id, file);
    if (!found) return notFound(response);
    response.writeHead(200, {
      'Content-Type': 'application/octet-stream',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.attachment.name)}`,
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(found.content);
  }

  async function route(request: IncomingMessage, response: ServerResponse, pathname: string) {
    refuseOtherSites(request);
    const [first, second, third, ...rest] = pathname.split('/').slice(2).map(decodeURIComponent);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const mailbox = first === 'ajax' ? second : first;

    if (!first && reading) return sendPage(response, 200, inboxPage(await store.read()));
    if (first === 'messages' && second && third && rest.length === 0 && reading) {
      return showAttachment(response, second, third);
    }
    if (mailbox?.includes('@')) return receive(request, response, mailbox);
    notFound(response);
  }

  function handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const pathname = (request.url ?? '').replace(/[?#].*/, '');
    if (pathname !== '/_inbox' && !pathname.startsWith('/_inbox/')) return next();
    route(request, response, pathname).catch((error: unknown) => {
      if (error instanceof Refusal)
        return answerFailure(request, response, error.status, error.message);
      const status = error instanceof URIError ? 400 : 500;
      sendPage(response, status, page('That did not work', html`<p>${String(error)}</p>`));
    });
  }

  return { handle, list: async () => (await store.read()).messages };
}

/**
 * Where a native post redirects: the page of this site that the form names, otherwise the inbox.
 */
function nextPage(request: IncomingMessage, next: string | undefined): string {
  if (!next) return '/_inbox';
  if (!isOwnSite(request, next))
    throw new Refusal(400, `_next must be the full address of a page of this site, not "${next}".`);
  return new URL(next).href;
}

function notFound(response: ServerResponse) {
  sendPage(response, 404, page('Not here', html`<p>See <a href="/_inbox">the messages</a>.</p>`));
}
