import http from 'node:http';
import net from 'node:net';
import { type Duplex, pipeline } from 'node:stream';

/** Of the development server, which listens on this machine only. */
const host = '127.0.0.1';

/** The headers of a request whose origin has been checked: Next would refuse a forwarded host. */
const checked = ({ headers: { origin, ...others } }: http.IncomingMessage) => others;

/**
 * Forwards a request to the development server, and its answer back.
 * @param script the tag that loads the edit mode, appended to every page
 */
export function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  port: number,
  script: string,
): void {
  const { method, url: path } = request;
  // The tag can only be appended to an uncompressed page. A connection is used once: the server may
  // end an idle one just then, and a page whose update fails is loaded again.
  const own = { ...checked(request), 'accept-encoding': 'identity', connection: 'close' };
  const options = { host, port, method, path, headers: own, agent: false };
  const onward = http.request(options, (answer) => {
    const { connection, ...headers } = answer.headers;
    const isPage = headers['content-type']?.startsWith('text/html');
    if (isPage) delete headers['content-length'];
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(response, { end: false });
    answer.on('end', () => response.end(isPage ? script : undefined));
    answer.on('error', () => response.destroy());
  });
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'retry-after': '1', refresh: '1' });
    response.end('The site is starting …');
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** Forwards the WebSocket on which the development server announces changes, as it is. */
export function forwardSocket(
  request: http.IncomingMessage,
  socket: Duplex,
  head: Buffer,
  port: number,
): void {
  const onward = net.connect(port, host);
  const lines = Object.entries(checked(request)).map(([name, value]) => `${name}: ${value}\r\n`);
  onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
  onward.write(head);
  // A browser may reset the connection at any moment: both sides end then.
  pipeline(socket, onward, socket, () => {});
}
