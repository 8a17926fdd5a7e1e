import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const TRIES = 400;
const TRY_MS = 25;

export type RunningServer = { port: number; origin: string; close: () => Promise<void> };

/** Serves requests in this process, on a free port of this machine only. */
export async function serve(listener: RequestListener): Promise<RunningServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    await once(server, 'close');
  };
  return { port, origin: `http://127.0.0.1:${port}`, close };
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const { port, close } = await serve(() => {});
  await close();
  return port;
}

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

async function untilListening(port: number, server: ChildProcess): Promise<void> {
  for (let i = 0; i < TRIES && server.exitCode === null; i += 1) {
    if (await isListening(port)) return;
    await setTimeout(TRY_MS);
  }
  throw new Error('the server does not start');
}

type Command = { file: string; args: readonly string[]; env?: Record<string, string> };

/**
 * Runs a server as a process, on a free port of this machine only.
 *
 * @param prepare returns its command, and writes what it needs into a temporary folder
 * @throws Error with the server's own message when it does not start
 */
export async function runServer(
  prepare: (port: number, folder: string) => Promise<Command>,
): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  const port = await freePort();
  const { file, args, env } = await prepare(port, folder);
  const server = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: Buffer[] = [];
  server.stderr.on('data', (chunk) => errors.push(chunk));
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
    throw new Error(`${file}: ${error}\n${Buffer.concat(errors)}`);
  }
  return { port, origin: `http://127.0.0.1:${port}`, close };
}

/** Replaces a part of a configuration. @throws Error if it is not there */
export function swap(text: string, old: RegExp, replacement: string): string {
  if (!old.test(text)) throw new Error(`the configuration does not match ${old}`);
  return text.replace(old, replacement);
}
