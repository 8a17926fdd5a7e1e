import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { filesIn } from '../files/files';
import { redirectsIn } from '../hosting/headers-file';
import {
  cacheControl,
  homeRedirects,
  isServed,
  mediaType,
  notFoundPageFor,
  REDIRECT_STATUS,
  securityHeaders,
} from '../hosting/rules';
import { bestForm } from './encoding';

/** What an address resolves to: a file, a redirect, or neither. */
type Outcome = { file: string } | { location: string } | undefined;

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function readRedirects(directory: string) {
  const file = path.join(directory, '_redirects');
  return existsSync(file) ? redirectsIn(readFileSync(file, 'utf8')) : homeRedirects;
}

/**
 * Serves an exported site by the rules of `scripts/hosting`: the same headers, redirects, types and
 * caching. Files are listed once at the start, and nothing else is ever opened.
 */
export function createSite(directory: string) {
  const files = new Set(filesIn(directory));
  const redirects = readRedirects(directory);

  /** @param address decoded */
  function look(address: string): Outcome {
    const redirect = redirects.find(({ from }) => from === address);
    if (redirect) return { location: redirect.to };
    if (!isServed(address)) return undefined;
    if (address === '/') return { file: '/index.html' };
    const page = address.replace(/\/$|\.html$/, '');
    if (page !== address) return files.has(`${page}.html`) ? { location: page } : undefined;
    return [address, `${address}.html`].flatMap((file) => (files.has(file) ? { file } : []))[0];
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string) {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const form = bestForm(file, accepted, (name) => files.has(name));
    response.setHeader('Content-Type', mediaType(file));
    response.setHeader('Cache-Control', cacheControl(file));
    if (form.varies) response.setHeader('Vary', 'Accept-Encoding');
    if (form.encoding) response.setHeader('Content-Encoding', form.encoding);
    // `send` ignores dotfiles such as `.well-known`; only listed files get here.
    const options = { root: directory, cacheControl: false, lastModified: false } as const;
    send(request, encodeURI(form.file), {
      ...options,
      acceptRanges: response.statusCode === 200,
      dotfiles: 'allow',
    })
      // The answer of `send` to an unsatisfiable range would drop the headers above.
      .on('error', ({ status }: { status: number }) => {
        response.statusCode = status;
        response.end();
      })
      .pipe(response);
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [, asked = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const address = decoded(asked);
    const outcome = look(address);
    if (outcome && 'location' in outcome) {
      const location = encodeURI(outcome.location) + query;
      response.writeHead(REDIRECT_STATUS, { Location: location, 'Content-Length': 0 }).end();
      return;
    }
    if (!outcome) response.statusCode = 404;
    sendFile(request, response, outcome?.file ?? notFoundPageFor(address));
  };
}
