import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Debian's packages are unpacked when nginx or its brotli module is not installed. */
const UNPACKED = path.resolve('.cache/nginx');
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const BROTLI = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type Nginx = {
  binary: string;
  /** The module that serves ready brotli files, if this binary can load one. */
  brotliModule: string | undefined;
};

const succeeds = (file: string, ...args: string[]) =>
  spawnSync(file, args, { stdio: 'ignore' }).status === 0;

/** A module built for another nginx is refused, so each binary is asked. */
function loads(binary: string, module: string): boolean {
  if (!existsSync(module)) return false;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-module-'));
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, `load_module ${module};\npid ${folder}/nginx.pid;\nevents {}\n`);
  const loaded = succeeds(binary, '-t', '-e', 'stderr', '-c', config);
  rmSync(folder, { recursive: true });
  return loaded;
}

/**
 * nginx as installed below one of these folders, preferably with its brotli module.
 *
 * @param roots folders laid out as Debian's root, in order of preference
 * @param names commands or paths to try besides `usr/sbin/nginx` of each root
 */
export function nginxIn(
  roots: readonly string[],
  names: readonly string[] = [],
): Nginx | undefined {
  const binaries = [...names, ...roots.map((root) => path.join(root, 'usr/sbin/nginx'))];
  const modules = roots.map((root) => path.join(root, BROTLI));
  const found = binaries
    .filter((binary) => succeeds(binary, '-v'))
    .map((binary) => ({
      binary,
      brotliModule: modules.find((module) => loads(binary, module)),
    }));
  return found.find(({ brotliModule }) => brotliModule) ?? found[0];
}

const installed = () => nginxIn(['/', UNPACKED], ['nginx']);

/** Unpacks Debian's packages into the project. Installed, they would start a server on port 80. */
function unpack(): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  mkdirSync(UNPACKED, { recursive: true });
  const run = (file: string, ...args: string[]) =>
    spawnSync(file, args, { cwd: UNPACKED, stdio: 'ignore' }).status === 0;
  if (process.getuid?.() === 0) run('apt-get', 'update');
  const fetched = run('apt-get', 'download', ...PACKAGES);
  if (fetched) run('sh', '-c', 'for package in *.deb; do dpkg -x "$package" .; done');
}

/**
 * nginx as installed. Where it or its brotli module is missing, CI and root fetch Debian's packages.
 *
 * @returns undefined when there is no nginx; without `brotliModule` when only that is missing
 */
export function findNginx(): Nginx | undefined {
  const found = installed();
  if (found?.brotliModule || (process.getuid?.() !== 0 && !process.env.CI)) return found;
  unpack();
  return installed();
}
