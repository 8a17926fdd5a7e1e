import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Serves an exported site as a good static host does: `/contact` is `contact.html`, `/contact/`
 * leads there, precompressed siblings go to whoever takes them, and what is missing gets
 * `404.html` with its status. Files are listed once, at the start.
 */
export function createSite(directory: string) {
  const sendNotFound = notFoundPage(directory);
  const serveFile = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: 0,
    setHeaders(response, pathname) {
      if (pathname.startsWith('/_next/static/')) {
        response.setHeader('Cache-Control', 'public,max-age=31536000,immutable');
      }
    },
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { path, query } = splitAddress(request.url ?? '/');
    if (path.length > 1 && path.endsWith('/')) {
      // One leading slash: two would lead to another host.
      response.writeHead(308, { Location: `/${path.replace(/^\/+|\/+$/g, '')}${query}` }).end();
      return;
    }
    serveFile(request, response, () => sendNotFound(request, response));
  };
}

function splitAddress(address: string) {
  const end = address.indexOf('?');
  return end < 0
    ? { path: address, query: '' }
    : { path: address.slice(0, end), query: address.slice(end) };
}

/** sirv answers 200 or nothing, so the one page with another status is sent here. */
function notFoundPage(directory: string) {
  const file = join(directory, '404.html');
  const variants = [
    { encoding: 'br', file: `${file}.br` },
    { encoding: 'gzip', file: `${file}.gz` },
    { encoding: undefined, file },
  ]
    .filter((variant) => existsSync(variant.file))
    .map(({ encoding, file }) => ({ encoding, content: readFileSync(file) }));

  return (request: IncomingMessage, response: ServerResponse) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const page = variants.find(({ encoding }) => !encoding || accepted.includes(encoding));
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': 'public,max-age=0,must-revalidate',
      Vary: 'Accept-Encoding',
      ...(page?.encoding && { 'Content-Encoding': page.encoding }),
    });
    response.end(page?.content);
  };
}
