import http from 'node:http';
import { json } from 'node:stream/consumers';
import type { Problem } from '../../content-source/problem';
import type { Actions } from './actions';
import { GitFailed } from './git-refusal';
import { forward, forwardSocket } from './proxy';
import { Refused } from './refused';

/** No other site may frame the edit mode; its own list of changes does. */
const framing = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

const script = '<script src="/_edit/client.js" defer></script>';

/** The hosts by which a browser on this machine, or of this codespace, reaches this port. */
function hostsAt(port = 0): string[] {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env;
  const own = ['localhost', '127.0.0.1', '[::1]'].map((host) => `${host}:${port}`);
  return name && domain ? [...own, `${name}-${port}.${domain}`] : own;
}

/** The path of a request as a server would read it: decoded, without repeated slashes. */
function pathOf({ url = '' }: http.IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(url.replace(/^[/\\]+/, '/'), 'http://site').pathname);
  } catch {
    // Not that of a page.
    return '/_';
  }
}

/** Next's tools start the person's editor, report which files exist, and more. The edit mode needs none. */
const isTool = (path: string) => /^\/+(?:__nextjs|_next\/+mcp)/i.test(path);

/** Another site, or a program at another port of this machine, as far as the browser tells. */
const isFromElsewhere = ({ headers }: http.IncomingMessage) =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

/**
 * Whether a request comes from the edited site itself. A page of another origin can make a browser
 * send requests here, and another host name can be made to resolve here; neither gets an answer, but
 * for a link to a page.
 */
function isOwn(request: http.IncomingMessage): boolean {
  const { headers, method, socket } = request;
  const hosts = hostsAt(socket.localPort);
  if (!hosts.includes(headers.host ?? '')) return false;
  const path = pathOf(request);
  if (isTool(path)) return false;
  const isLink = headers['sec-fetch-mode'] === 'navigate' && !/^\/+_/.test(path);
  if (isFromElsewhere(request) && !isLink) return false;
  const { origin } = headers;
  if (origin === undefined) return method === 'GET' || method === 'HEAD';
  return hosts.some((host) => origin === `http://${host}` || origin === `https://${host}`);
}

function answer(response: http.ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(data ?? null));
}

type EditServer = {
  actions: Actions;
  /** The edit mode's script for the browser. */
  client: string;
  /** The port of the development server. */
  upstream: number;
};

/** An error in the editor's words. The details of an unexpected one go to the terminal. */
function failure(error: unknown): Refused {
  if (error instanceof Refused) return error;
  // A catalogue, say, that another program has broken. Its class was loaded with the site.
  const { problem } = error as { problem?: Problem };
  if (problem) {
    const { file, line, found, fix } = problem;
    return new Refused(`${file}, line ${line}, ${found}: ${fix}.`, 422);
  }
  console.error(error instanceof GitFailed ? error.words : error);
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof GitFailed)
    return new Refused(`Git stopped: ${error.words} Ask an engineer.`, 500);
  if (code === 'ENOSPC') return new Refused('Not saved: the disk is full.', 500);
  if (['EACCES', 'EPERM', 'EBUSY'].includes(`${code}`))
    return new Refused('Not saved: another program holds the file, or it is read-only.', 500);
  return new Refused('Something went wrong. See the terminal of npm run edit for details.', 500);
}

async function act(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { actions }: EditServer,
) {
  const name = request.url?.slice('/_edit/'.length) ?? '';
  const action = actions[name as keyof Actions] as ((...asked: unknown[]) => unknown) | undefined;
  try {
    if (request.method !== 'POST') throw new Refused('Use POST.', 405);
    if (!Object.hasOwn(actions, name) || !action) throw new Refused('Unknown action.', 404);
    answer(response, 200, await action(...((await json(request)) as unknown[])));
  } catch (error) {
    const { status, message, problems } = failure(error);
    answer(response, status, { message, problems });
  }
}

/** The edited site and its edit mode, for this machine alone. */
export function createEditServer(server: EditServer): http.Server {
  const { upstream, client } = server;
  const listener = http.createServer((request, response) => {
    const url = request.url ?? '';
    for (const [name, value] of Object.entries(framing)) response.setHeader(name, value);
    if (!isOwn(request)) {
      answer(response, 403, { message: 'Cross-origin request refused.' });
    } else if (url === '/_edit/client.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(client);
    } else if (url.startsWith('/_edit/')) {
      void act(request, response, server);
    } else {
      forward(request, response, upstream, script);
    }
  });
  listener.on('upgrade', (request, socket, head) => {
    if (isOwn(request)) forwardSocket(request, socket, head, upstream);
    else socket.on('error', () => {}).destroy();
  });
  return listener;
}
