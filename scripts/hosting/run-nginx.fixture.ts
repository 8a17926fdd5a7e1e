import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apt, hasApt } from '../setup/apt.mjs';
import { freePort, type RunningServer } from './run-server';

/** Where Debian's packages are unpacked; installed, they would start a server on port 80. */
const UNPACKED = path.resolve('.cache/nginx');
const BROTLI = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A folder laid out as Debian's root that has nginx with its brotli module. */
const rootOfNginx = () =>
  ['/', UNPACKED].find((root) =>
    ['usr/sbin/nginx', BROTLI].every((file) => existsSync(path.join(root, file))),
  );

/** CI and root unpack nginx into the project. Undefined where there is none with brotli. */
export function findNginx(): string | undefined {
  const isOurs = process.getuid?.() === 0 || process.env.CI;
  if (!rootOfNginx() && isOurs && hasApt) {
    mkdirSync(UNPACKED, { recursive: true });
    apt(['update']);
    apt(['download', 'nginx', 'libnginx-mod-http-brotli-static'], { cwd: UNPACKED });
    const unpack = 'for package in *.deb; do dpkg -x "$package" .; done';
    spawnSync('sh', ['-c', unpack], { cwd: UNPACKED, stdio: 'ignore' });
  }
  return rootOfNginx();
}

/** The production configuration with a folder and a port of this machine. */
const siteConfig = (port: number, root: string) =>
  readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root "${root}";`);

/** The surrounding settings of Debian's package. */
const mainConfig = (folder: string, module: string) => `
load_module "${module}";
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  brotli_static on;
  include ${folder}/site.conf;
}
`;

/** Runs nginx on `deploy/nginx.conf`, on a free port. @throws Error with nginx's message */
export async function runNginx(nginx: string, root: string): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(path.join(folder, 'site.conf'), siteConfig(port, root));
  writeFileSync(config, mainConfig(folder, path.join(nginx, BROTLI)));
  /** It listens when the command returns, and serves in the background. */
  const run = (...more: string[]) =>
    spawnSync(path.join(nginx, 'usr/sbin/nginx'), ['-p', folder, '-c', config, ...more], {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const { status, stderr } = run('-e', 'stderr');
  if (status !== 0) throw new Error(`nginx does not start: ${stderr}`);
  async function close() {
    run('-s', 'quit');
    rmSync(folder, { recursive: true });
  }
  return { port, origin: `http://127.0.0.1:${port}`, close };
}
