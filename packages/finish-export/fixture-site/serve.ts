import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves an exported folder on a free port of this machine, a page without its `.html`. */
export async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
    const file = path.extname(pathname) === '' ? page : pathname;
    try {
      const content = await readFile(path.join(folder, file));
      const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=60' }).end(content);
    } catch {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('Not found');
    }
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
