import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type RunningServer, runServer, swap } from './run-server';

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
 * Runs Caddy on `deploy/Caddyfile`.
 * @param root the folder to serve, absolute
 */
export const runCaddy = (root: string): Promise<RunningServer> =>
  runServer(async (port, folder) => {
    const config = path.join(folder, 'Caddyfile');
    await writeFile(config, await configFor(port, root));
    return {
      file: 'caddy',
      args: ['run', '--adapter', 'caddyfile', '--config', config],
      env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    };
  });
