import type { IncomingMessage } from 'node:http';
import { Refusal } from './submission';

/** This machine's own names. They are not resolved by a name server, so they cannot be rebound. */
const NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address belongs to the site of a request, by any name of this machine. */
export function isOwnSite(request: IncomingMessage, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  const ownPort = request.socket.localPort;
  return protocol === 'http:' && NAMES.has(hostname) && Number(port || 80) === ownPort;
}

/** The site's address, for a message. */
const ownAddress = ({ socket }: IncomingMessage) => `http://localhost:${socket.localPort}`;

/**
 * Rejects requests from pages of other sites. A rebound name (DNS rebinding) shows in `Host`, any
 * other page in `Origin`, which browsers send with every post.
 * @throws {Refusal} 421 for another host, 403 for another origin
 */
export function refuseOtherSites(request: IncomingMessage): void {
  const { host = '', origin } = request.headers;
  if (!isOwnSite(request, `http://${host}`))
    throw new Refusal(
      421,
      `This inbox is at ${ownAddress(request)}, and refuses requests for any other host.`,
    );
  if (origin !== undefined && !isOwnSite(request, origin))
    throw new Refusal(
      403,
      `Forms are accepted from ${ownAddress(request)} only, not from ${origin}.`,
    );
}
