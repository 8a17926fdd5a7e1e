import http from 'node:http';
import type { Duplex } from 'node:stream';

type Upstream = { host: string; port: number };

const isPage = (type: string | undefined) => type?.startsWith('text/html') ?? false;

function options(request: http.IncomingMessage, { host, port }: Upstream): http.RequestOptions {
  // The script tag can only be appended to an uncompressed page. A connection is used once: the
  // server may end an idle one just then, and a page whose update fails is loaded again.
  const headers = { ...request.headers, 'accept-encoding': 'identity', connection: 'close' };
  return { host, port, method: request.method, path: request.url, headers, agent: false };
}

function pass(answer: http.IncomingMessage, response: http.ServerResponse, script: string): void {
  const { connection, ...headers } = answer.headers;
  if (isPage(headers['content-type'])) delete headers['content-length'];
  response.writeHead(answer.statusCode ?? 502, headers);
  answer.on('data', (part) => response.write(part));
  answer.on('end', () => response.end(isPage(headers['content-type']) ? script : undefined));
  answer.on('error', () => response.destroy());
}

/**
 * Forwards a request to the development server, and its answer back.
 * @param script the tag that loads the edit mode, appended to every page
 */
export function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  upstream: Upstream,
  script: string,
): void {
  const onward = http.request(options(request, upstream), (answer) =>
    pass(answer, response, script),
  );
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'retry-after': '1', refresh: '1' });
    response.end('The site is starting …');
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** Forwards the WebSocket on which the development server announces changes. */
export function forwardSocket(
  request: http.IncomingMessage,
  socket: Duplex,
  head: Buffer,
  upstream: Upstream,
): void {
  const { headers, ...rest } = options(request, upstream);
  const onward = http.request({ ...rest, headers: { ...headers, ...request.headers } });
  // A browser may reset the connection at any moment, even before the handshake is over.
  socket.on('error', () => socket.destroy());
  socket.on('close', () => onward.destroy());
  onward.on('error', () => socket.destroy());
  onward.on('response', () => socket.destroy());
  onward.once('upgrade', (answer, theirs, first) => {
    theirs.on('error', () => socket.destroy());
    theirs.on('close', () => socket.destroy());
    socket.on('close', () => theirs.destroy());
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    if (first.length > 0) socket.write(first);
    if (head.length > 0) theirs.write(head);
    theirs.pipe(socket).pipe(theirs);
  });
  onward.end();
}
