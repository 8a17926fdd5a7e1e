import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheControl, mediaType } from '../../scripts/hosting/rules';

const out = fileURLToPath(new URL('../../out', import.meta.url));
const workerOff = new URL('../../lib/browser/worker/worker-off.js', import.meta.url);

/** A host on this machine with the built site, whose release and network a test changes. */
export type ReleaseServer = {
  origin: string;
  /** What it answers: the build, a later release, or one whose worker is switched off. */
  release: 'first' | 'second' | 'worker off';
  /** Milliseconds until it answers a page. */
  delay: number;
  /** Breaks this many of every three connections. */
  lost: 0 | 1;
  close: () => void;
};

/** The heading that the second release puts into every page. */
export const SECOND = 'The second release';

/** The page, its address as a file of the build, or undefined. */
const fileAt = (address: string) =>
  [address === '/' ? '/index.html' : `${address}.html`, address]
    .map((name) => path.join(out, name))
    .find((name) => path.extname(name) !== '' && existsSync(name));

/** The file's content in the release: the second differs in its pages, and so in its worker. */
function contentOf(file: string, release: ReleaseServer['release']): Buffer {
  if (file.endsWith('worker.js')) {
    const worker = readFileSync(release === 'worker off' ? workerOff : file, 'utf8');
    return Buffer.from(release === 'second' ? worker.replace(/release:"/, '$&2') : worker);
  }
  const content = readFileSync(file);
  if (release !== 'second' || !file.endsWith('.html')) return content;
  return Buffer.from(content.toString().replace(/<h1([^>]*)>/, `<h1$1>${SECOND} `));
}

export async function startReleaseServer(): Promise<ReleaseServer> {
  let count = 0;
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', site.origin);
    const file = fileAt(pathname) ?? path.join(out, '404.html');
    const isPage = file.endsWith('.html');
    count += 1;
    if (site.lost > 0 && count % 3 === 0) return void request.socket.destroy();
    response.statusCode = file.endsWith('404.html') ? 404 : 200;
    response.setHeader('Content-Type', mediaType(file));
    response.setHeader('Cache-Control', cacheControl(pathname));
    const body = contentOf(file, site.release);
    setTimeout(() => response.end(body), isPage ? site.delay : 0);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const site: ReleaseServer = {
    origin: `http://127.0.0.1:${port}`,
    release: 'first',
    delay: 0,
    lost: 0,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return site;
}
