import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { filesIn } from '../files/files';
import { readPages } from '../hosting/pages';
import {
  cacheControl,
  HIDDEN,
  hostFiles,
  mediaType,
  notFoundAddresses,
  notFoundPageFor,
  policyHeader,
  REDIRECT_STATUS,
  redirects,
  securityHeaders,
} from '../hosting/rules';
import { bestForm } from './encoding';

/** What an address resolves to: a file, a redirect, or neither. */
type Outcome = { file: string } | { location: string } | undefined;

/**
 * Serves an exported site by the rules of `scripts/hosting`: the same headers, redirects, types and
 * caching. Files are listed once at the start, and nothing else is ever opened.
 */
export function createSite(directory: string) {
  const files = new Set(filesIn(directory));
  const policies = new Map(readPages(directory).map(({ file, policy }) => [file, policy]));

  /** @param path decoded */
  function look(path: string): Outcome {
    const redirect = redirects.find(({ from }) => from === path);
    if (redirect) return { location: redirect.to };
    if (isUnseen(path)) return undefined;
    if (path === '/') return { file: '/index.html' };
    const page = path.replace(/\/$|\.html$/, '');
    if (page !== path) return files.has(`${page}.html`) ? { location: page } : undefined;
    return [path, `${path}.html`].flatMap((file) => (files.has(file) ? { file } : []))[0];
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string) {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const form = bestForm(file, accepted, (name) => files.has(name));
    response.setHeader('Content-Type', mediaType(file));
    response.setHeader('Cache-Control', cacheControl(file));
    response.setHeader('Content-Security-Policy', policyHeader(policies.get(file) ?? ''));
    if (form.varies) response.setHeader('Vary', 'Accept-Encoding');
    if (form.encoding) response.setHeader('Content-Encoding', form.encoding);
    const isFound = response.statusCode === 200;
    // `send` ignores dotfiles such as `.well-known`; only listed files get here.
    const options = {
      root: directory,
      cacheControl: false,
      acceptRanges: isFound,
      dotfiles: 'allow' as const,
    };
    send(request, encodeURI(form.file), options)
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
    const { path, query } = splitAddress(request.url ?? '/');
    const outcome = look(path);
    if (outcome && 'location' in outcome) {
      const location = encodeURI(outcome.location) + query;
      response.writeHead(REDIRECT_STATUS, { Location: location, 'Content-Length': 0 }).end();
      return;
    }
    if (!outcome) response.statusCode = 404;
    sendFile(request, response, outcome?.file ?? notFoundPageFor(path));
  };
}

const hidden = new RegExp(HIDDEN);

const isUnseen = (path: string) =>
  notFoundAddresses.includes(path) ||
  hidden.test(path) ||
  hostFiles.names.some((name) => path === `/${name}`) ||
  hostFiles.endings.some((ending) => path.endsWith(`.${ending}`));

/** The path, decoded as far as possible, and the query with its question mark. */
function splitAddress(address: string) {
  const end = address.indexOf('?');
  const path = end < 0 ? address : address.slice(0, end);
  return { path: decoded(path), query: end < 0 ? '' : address.slice(end) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
