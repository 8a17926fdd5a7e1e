import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { Actions } from './actions';
import { GitFailed } from './git-refusal';
import { LARGEST_PICTURE } from './picture-size';
import { forward, forwardSocket } from './proxy';
import { Refused } from './refused';

/** A picture travels as base64, which takes four bytes for three. */
const LARGEST_REQUEST = Math.ceil((LARGEST_PICTURE.bytes * 4) / 3) + 64 * 1024;

/**
 * Tools of the development server that editing does not need; one opens Node's inspector. Anywhere
 * in a path, because Next resolves `/./` and backslashes.
 */
const blocked = /^[^?]*(?:[\\/]__nextjs_(?!font)|_next[^?]*[\\/]mcp)/;

/** No other site may frame the edit mode; its own list of changes does. */
const framing = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Whether a request comes from the edited site itself. A page of another origin can make a browser
 * send requests here, and another host name can be made to resolve here; neither gets an answer.
 */
export function isOwn({ headers, method }: http.IncomingMessage, port: number): boolean {
  const names = ['localhost', '127.0.0.1', '[::1]'];
  if (!names.some((name) => headers.host === `${name}:${port}`)) return false;
  if (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate')
    return false;
  const { origin } = headers;
  if (origin === undefined) return method === 'GET' || method === 'HEAD';
  return origin === `http://${headers.host}`;
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const tooLarge = new Refused(`This file is larger than ${LARGEST_PICTURE.words}.`, 413);
  if (Number(request.headers['content-length']) > LARGEST_REQUEST) throw tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > LARGEST_REQUEST) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
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
  /** The port that the server listens on. */
  port: number;
};

/** An error in the editor's words. The details of an unexpected one go to the terminal. */
function failure(error: unknown): Refused {
  if (error instanceof Refused) return error;
  console.error(error instanceof GitFailed ? error.words : error);
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof GitFailed)
    return new Refused(`Git stopped: ${error.words} Ask an engineer.`, 500);
  if (code === 'ENOSPC') return new Refused('Not saved: the disk is full.', 500);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EBUSY')
    return new Refused('Not saved: another program holds the file, or it is read-only.', 500);
  return new Refused('Something went wrong. See the terminal of npm run edit for details.', 500);
}

async function act(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { actions, token }: EditServer & { token: string },
) {
  const name = request.url?.slice('/_edit/'.length) ?? '';
  const action = actions[name as keyof Actions] as ((...asked: unknown[]) => unknown) | undefined;
  try {
    if (request.method !== 'POST') throw new Refused('Use POST.', 405);
    if (!Object.hasOwn(actions, name) || !action) throw new Refused('Unknown action.', 404);
    if (request.headers['x-edit-token'] !== token)
      throw new Refused('The edit mode was restarted. Reload this page.', 403);
    answer(response, 200, await action(...JSON.parse(await bodyOf(request))));
  } catch (error) {
    const { status, message, problems } = failure(error);
    answer(response, status, { message, problems });
  }
}

/** The edited site and its edit mode, for this machine alone. */
export function createEditServer(server: EditServer): http.Server {
  const { port, upstream, client } = server;
  // Only pages from this server contain it, so that requests from other sites lack it.
  const token = randomUUID();
  const script = `<script src="/_edit/client.js" data-token="${token}" defer></script>`;
  const listener = http.createServer((request, response) => {
    const url = request.url ?? '';
    for (const [name, value] of Object.entries(framing)) response.setHeader(name, value);
    if (!isOwn(request, port)) {
      answer(response, 403, { message: 'Cross-origin request refused.' });
    } else if (blocked.test(url)) {
      answer(response, 404, { message: 'Not available while editing.' });
    } else if (url === '/_edit/client.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(client);
    } else if (url.startsWith('/_edit/')) {
      void act(request, response, { ...server, token });
    } else {
      forward(request, response, upstream, script);
    }
  });
  listener.on('upgrade', (request, socket, head) => {
    if (isOwn(request, port) && !blocked.test(request.url ?? ''))
      forwardSocket(request, socket, head, upstream);
    else socket.on('error', () => {}).destroy();
  });
  return listener;
}
