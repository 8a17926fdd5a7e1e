import http from 'node:http';
import type { Actions } from './actions';
import { forward, forwardSocket } from './proxy';
import { Refused } from './refused';

const LARGEST_REQUEST = 40 * 1024 * 1024;

const names = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request comes from the edited site itself. A page of another origin can make a browser
 * send requests here, and a name of its own can be made to lead here; neither gets an answer.
 */
export function isOwn({ headers, method }: http.IncomingMessage, port: number): boolean {
  if (!names.some((name) => headers.host === `${name}:${port}`)) return false;
  if (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate')
    return false;
  const { origin } = headers;
  if (origin === undefined) return method === 'GET' || method === 'HEAD';
  return origin === `http://${headers.host}`;
}

async function bodyOf(request: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > LARGEST_REQUEST) throw new Refused('this is larger than 40 MB');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function answer(response: http.ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(data ?? null));
}

type EditServer = {
  actions: Actions;
  /** The edit mode's script for the browser. */
  client: string;
  upstream: { host: string; port: number };
  /** The port that the server is asked on. */
  port: number;
};

async function act(request: http.IncomingMessage, { actions }: EditServer, name: string) {
  const body = await bodyOf(request);
  const action = actions[name as keyof Actions] as ((asked: unknown) => unknown) | undefined;
  if (!Object.hasOwn(actions, name) || !action) throw new Refused('there is no such action', 404);
  return action(JSON.parse(body.toString() || 'null'));
}

async function own(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  server: EditServer,
) {
  const name = request.url?.slice('/_edit/'.length) ?? '';
  if (name === 'client.js') {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end(server.client);
    return;
  }
  try {
    if (request.method !== 'POST') throw new Refused('this is asked by POST', 404);
    answer(response, 200, await act(request, server, name));
  } catch (error) {
    const { message } = error as Error;
    const refused = error instanceof Refused;
    if (!refused) console.error(error);
    answer(response, refused ? error.status : 500, {
      message,
      problems: refused ? error.problems : [],
    });
  }
}

/** The edited site and what edits it, for this machine alone. */
export function createEditServer(server: EditServer): http.Server {
  const { port, upstream } = server;
  const listener = http.createServer((request, response) => {
    if (!isOwn(request, port)) {
      answer(response, 403, { message: 'only the site itself is answered' });
    } else if (request.url?.startsWith('/_edit/')) {
      void own(request, response, server);
    } else {
      forward(request, response, upstream);
    }
  });
  listener.on('upgrade', (request, socket, head) => {
    if (isOwn(request, port)) forwardSocket(request, socket, head, upstream);
    else socket.destroy();
  });
  return listener;
}
