import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Where Debian's packages are unpacked on a machine that has them not installed. */
const UNPACKED = path.resolve('.cache/nginx');
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const BROTLI = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx on this machine. */
export type Nginx = {
  binary: string;
  /** Its module for ready brotli files; Debian has it in a package of its own. */
  brotliModule: string | undefined;
};

const runs = (binary: string) => spawnSync(binary, ['-v']).status === 0;

function installed(): Nginx | undefined {
  const binary = ['nginx', '/usr/sbin/nginx', `${UNPACKED}/usr/sbin/nginx`].find(runs);
  const brotliModule = [`/${BROTLI}`, `${UNPACKED}/${BROTLI}`].find(existsSync);
  return binary ? { binary, brotliModule } : undefined;
}

/**
 * Unpacks Debian's packages into the project, where that is to hand: installed, they would start a
 * server on port 80.
 */
function unpack(): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  mkdirSync(UNPACKED, { recursive: true });
  const run = (file: string, ...args: string[]) =>
    spawnSync(file, args, { cwd: UNPACKED, stdio: 'ignore' }).status === 0;
  if (process.getuid?.() === 0) run('apt-get', 'update');
  const fetched = run('apt-get', 'download', ...PACKAGES);
  if (fetched) run('sh', '-c', 'for package in *.deb; do dpkg -x "$package" .; done');
}

/** nginx as installed; else, on CI and as root, fetched from Debian; else none. */
export function findNginx(): Nginx | undefined {
  const found = installed();
  if (found || (process.getuid?.() !== 0 && !process.env.CI)) return found;
  unpack();
  return installed();
}
