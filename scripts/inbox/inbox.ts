/**
 * A local stand-in for the form-forwarding service. `npm start` and `npm run serve` serve it at
 * `/_inbox`: it implements FormSubmit's protocol (https://formsubmit.co/documentation), stores
 * messages in a folder and lists them. It only serves the site that it runs with, on this machine.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import send from 'send';
import { answerFailure, answerSuccess, sendMessages } from './page';
import { createStore, type ReceivedMessage } from './store';
import { Refusal, readSubmission } from './submission';

const LARGEST_MESSAGE = 15 * 1024 * 1024;

/** This machine's own names. They are not resolved by a name server, so they cannot be rebound. */
const NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address belongs to the site of a request, by any name of this machine. */
function isOwnSite({ socket }: IncomingMessage, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  return protocol === 'http:' && NAMES.has(hostname) && Number(port || 80) === socket.localPort;
}

/** A rebound name (DNS rebinding) shows in `Host`, any other page in `Origin`. */
function refuseOtherSites(request: IncomingMessage): void {
  const { host = '', origin } = request.headers;
  const own = `http://localhost:${request.socket.localPort}`;
  if (!isOwnSite(request, `http://${host}`))
    throw new Refusal(421, `This inbox is at ${own}, and refuses requests for any other host.`);
  if (origin !== undefined && !isOwnSite(request, origin))
    throw new Refusal(403, `Forms are accepted from ${own} only, not from ${origin}.`);
}

/** The request handler, which passes on anything outside `/_inbox`, and the messages. */
export type Inbox = {
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  list: () => Promise<ReceivedMessage[]>;
};

export function createInbox({ directory }: { directory: string }): Inbox {
  const store = createStore(directory);

  async function receive(request: IncomingMessage, response: ServerResponse, mailbox: string) {
    if (request.headers.origin) {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin);
      response.setHeader('Vary', 'Origin');
    }
    if (request.method === 'OPTIONS') {
      const allowed = {
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': '*',
      };
      response.writeHead(204, allowed).end();
      return;
    }
    if (request.method !== 'POST') throw new Refusal(405, 'Use POST.');
    const submission = await readSubmission(request, LARGEST_MESSAGE);
    const control = new Map(submission.entries.filter(([name]) => name.startsWith('_')));
    const next = control.get('_next') || `http://${request.headers.host}/_inbox`;
    if (!isOwnSite(request, next))
      throw new Refusal(
        400,
        `_next must be the full address of a page of this site, not "${next}".`,
      );
    // Only a bot fills in the honeypot; it gets the same answer.
    if (!control.get('_honey'))
      await store.keep(mailbox, control.get('_subject') || 'New message', submission);
    answerSuccess(request, response, next);
  }

  function sendAttachment(request: IncomingMessage, response: ServerResponse, file: string) {
    response.setHeader('Content-Type', 'application/octet-stream');
    response.setHeader('Content-Disposition', 'attachment');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    send(request, file, { root: resolve(directory), index: false })
      .on('error', () => answerFailure(request, response, 404, 'Not found'))
      .on('directory', () => answerFailure(request, response, 404, 'Not found'))
      .pipe(response);
  }

  async function route(request: IncomingMessage, response: ServerResponse, pathname: string) {
    refuseOtherSites(request);
    const [first = '', ...rest] = decodeURIComponent(pathname).split('/').slice(2);
    const mailbox = first === 'ajax' ? (rest[0] ?? '') : first;
    if (mailbox.includes('@')) return receive(request, response, mailbox);
    if (!first) return sendMessages(response, await store.list());
    const file = pathname.replace('/_inbox/messages', '');
    if (first !== 'messages' || file.endsWith('.json')) throw new Refusal(404, 'Not found');
    sendAttachment(request, response, file);
  }

  function handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const pathname = (request.url ?? '').replace(/[?#].*/, '');
    if (!/^\/_inbox(?:\/|$)/.test(pathname)) return next();
    route(request, response, pathname).catch((error: unknown) => {
      const status = error instanceof Refusal ? error.status : 500;
      answerFailure(
        request,
        response,
        status,
        String(error instanceof Error ? error.message : error),
      );
    });
  }

  return { handle, list: store.list };
}
