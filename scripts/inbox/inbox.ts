/**
 * A local stand-in for the form-forwarding service. `npm start` and `npm run serve` serve it at
 * `/_inbox`: it implements FormSubmit's protocol (https://formsubmit.co/documentation), stores
 * messages in a folder and lists them. It only serves the site that it runs with, on this machine.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import send from 'send';
import { answerFailure, answerSuccess, sendMessages } from './page';
import { createStore } from './store';
import { Refusal, readSubmission } from './submission';

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

/** Handles requests to `/_inbox`; any other one is passed on. @param directory of the messages */
export function createInbox(directory: string) {
  const store = createStore(directory);

  async function receive(request: IncomingMessage, response: ServerResponse, mailbox: string) {
    if (request.method !== 'POST') throw new Refusal(405, 'Use POST.');
    const submission = await readSubmission(request);
    const control = new Map(submission.entries.filter(([name]) => name.startsWith('_')));
    const next = control.get('_next') || `http://${request.headers.host}/_inbox`;
    if (!isOwnSite(request, next))
      throw new Refusal(400, `_next must be the address of a page of this site, not "${next}".`);
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

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const pathname = (request.url ?? '').replace(/[?#].*/, '');
    if (/^\/_inbox(?:\/|$)/.test(pathname))
      route(request, response, pathname).catch((error: Error) => {
        const status = error instanceof Refusal ? error.status : 500;
        answerFailure(request, response, status, error.message);
      });
    else next();
  };
}
