/**
 * A local stand-in for the form-forwarding service. `npm start` and `npm run serve` serve it at
 * `/_inbox`: it implements FormSubmit's protocol (https://formsubmit.co/documentation), and lists the
 * messages that came since it was started. It only serves the site that it runs with, on this machine.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFailure, answerSuccess, type Message, sendAttachment, sendMessages } from './page';
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

/** Handles requests to `/_inbox`; any other one is passed on. */
export function createInbox() {
  const messages: Message[] = [];

  async function receive(request: IncomingMessage, response: ServerResponse, mailbox: string) {
    if (request.method !== 'POST') throw new Refusal(405, 'Use POST.');
    const { entries, uploads } = await readSubmission(request);
    const control = new Map(entries.filter(([name]) => name.startsWith('_')));
    const next = control.get('_next') || `http://${request.headers.host}/_inbox`;
    if (!isOwnSite(request, next))
      throw new Refusal(400, `_next must be the address of a page of this site, not "${next}".`);
    // Only a bot fills in the honeypot; it gets the same answer.
    if (!control.get('_honey'))
      messages.push({
        receivedAt: new Date().toISOString(),
        mailbox,
        subject: control.get('_subject') || 'New message',
        fields: entries.filter(([name]) => !name.startsWith('_')),
        uploads,
      });
    answerSuccess(request, response, next);
  }

  async function route(request: IncomingMessage, response: ServerResponse, pathname: string) {
    refuseOtherSites(request);
    const [first = '', second = ''] = decodeURIComponent(pathname).split('/').slice(2);
    const mailbox = first === 'ajax' ? second : first;
    if (mailbox.includes('@')) return receive(request, response, mailbox);
    if (!first) return sendMessages(response, messages);
    const upload = messages[Number(first)]?.uploads[Number(second)];
    if (!upload || !second) throw new Refusal(404, 'Not found');
    sendAttachment(response, upload.content);
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
