import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type RunningServer, swap, untilListening } from './run-nginx';

/** Whether Caddy is installed. */
export const hasCaddy = (): boolean =>
  spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;

/** The configuration as a server would have it, without a certificate and with its own folder. */
async function configFor(port: number, root: string): Promise<string> {
  const config = await readFile('deploy/Caddyfile', 'utf8');
  const listening = swap(config, /^[\w.-]+ \{$/m, `http://127.0.0.1:${port} {`);
  const served = swap(listening, /root \* \S+/, `root * ${root}`);
  return `{\n\tadmin off\n\tauto_https off\n}\n${served}`;
}

/**
 * Runs Caddy on `deploy/Caddyfile`, on a free port of this machine only.
 *
 * @param root the folder to serve, absolute
 * @throws Error with Caddy's own message when it rejects the configuration
 */
export async function runCaddy(root: string): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const config = path.join(folder, 'Caddyfile');
  await writeFile(config, await configFor(port, root));
  const args = ['run', '--adapter', 'caddyfile', '--config', config];
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn('caddy', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const output: Buffer[] = [];
  server.stderr.on('data', (chunk) => output.push(chunk));
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
    throw new Error(`Caddy: ${error}\n${Buffer.concat(output)}`);
  }
  return { port, close };
}
