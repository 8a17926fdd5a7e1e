import http from 'node:http';
import type { Duplex } from 'node:stream';

/** Loads the edit mode in every page that passes through. */
const client = '<script src="/_edit/client.js" defer></script>';

type Upstream = { host: string; port: number };

const isPage = (type: string | undefined) => type?.startsWith('text/html') ?? false;

function options(request: http.IncomingMessage, { host, port }: Upstream): http.RequestOptions {
  // What is to be added to has to come as it is, not compressed.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  return { host, port, method: request.method, path: request.url, headers };
}

function pass(answer: http.IncomingMessage, response: http.ServerResponse): void {
  const headers = { ...answer.headers };
  if (isPage(headers['content-type'])) delete headers['content-length'];
  response.writeHead(answer.statusCode ?? 502, headers);
  answer.on('data', (part) => response.write(part));
  answer.on('end', () => response.end(isPage(headers['content-type']) ? client : undefined));
}

/** Hands a request on to the development server, and its answer back. */
export function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  upstream: Upstream,
): void {
  const onward = http.request(options(request, upstream), (answer) => pass(answer, response));
  onward.once('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'retry-after': '1', refresh: '1' });
    response.end('The site is starting …');
  });
  request.pipe(onward);
}

/** Hands on the connection by which the development server tells pages what changed. */
export function forwardSocket(
  request: http.IncomingMessage,
  socket: Duplex,
  head: Buffer,
  upstream: Upstream,
): void {
  const { headers, ...rest } = options(request, upstream);
  const onward = http.request({ ...rest, headers: { ...headers, ...request.headers } });
  onward.once('upgrade', (answer, theirs, first) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    if (first.length > 0) socket.write(first);
    if (head.length > 0) theirs.write(head);
    theirs.pipe(socket).pipe(theirs);
    for (const end of [theirs, socket])
      end.on('error', () => [theirs, socket].map((s) => s.destroy()));
  });
  onward.once('error', () => socket.destroy());
  onward.end();
}
