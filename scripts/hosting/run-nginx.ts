import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Nginx } from './find-nginx';

const TRIES = 400;
const TRY_MS = 25;

export type RunningServer = { port: number; close: () => Promise<void> };

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Replaces a part of a configuration. @throws Error if it is not there */
export function swap(text: string, old: RegExp, replacement: string): string {
  if (!old.test(text)) throw new Error(`the configuration does not match ${old}`);
  return text.replace(old, replacement);
}

/** The production configuration with a folder and a port of this machine. */
async function configFor(port: number, root: string): Promise<string> {
  const config = await readFile('deploy/nginx.conf', 'utf8');
  const listening = swap(config, /listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`);
  return swap(listening, /root [^;]+;/, `root ${root};`);
}

/** The surrounding settings of Debian's package. */
const mainConfig = (folder: string, brotliModule: string | undefined) => `
${brotliModule ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${brotliModule ? 'brotli_static on;' : ''}
  include ${folder}/site.conf;
}
`;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Waits until a server accepts connections.
 * @throws Error if it has exited, or takes too long
 */
export async function untilListening(port: number, server: ChildProcess): Promise<void> {
  for (let i = 0; i < TRIES && server.exitCode === null; i += 1) {
    if (await isListening(port)) return;
    await setTimeout(TRY_MS);
  }
  throw new Error('the server does not start');
}

/**
 * Runs nginx on `deploy/nginx.conf`, on a free port of this machine only.
 * @param root the folder to serve, absolute
 * @throws Error with nginx's own message if it rejects the configuration
 */
export async function runNginx(nginx: Nginx, root: string): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  await writeFile(path.join(folder, 'site.conf'), await configFor(port, root));
  await writeFile(path.join(folder, 'nginx.conf'), mainConfig(folder, nginx.brotliModule));

  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
  const server = spawn(nginx.binary, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: Buffer[] = [];
  server.stderr.on('data', (chunk) => said.push(chunk));
  const ended = once(server, 'close');

  async function close() {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  }
  try {
    await untilListening(port, server);
  } catch (error) {
    await close();
    throw new Error(`nginx: ${error}\n${Buffer.concat(said)}`);
  }
  return { port, close };
}
