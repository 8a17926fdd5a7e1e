/*
 * Old versions of Chrome for the browser tests, from the npm package `@sparticuz/chromium`. Run as a
 * script, it downloads those that .cache/browsers lacks.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../../.cache/browsers', import.meta.url));

/** The oldest Chrome of the browserslist, the last for Android 6 and 7, and one without popovers. */
const VERSIONS = ['92.0.0', '106.0.2', '112.0.2', '119.0.2'];

const executableOf = (version) => path.join(folder, version, 'package/bin/chromium');

function download(version) {
  const target = path.join(folder, version);
  mkdirSync(target, { recursive: true });
  const npm = ['pack', `@sparticuz/chromium@${version}`, '--silent', '--pack-destination', target];
  const archive = execFileSync('npm', npm, { encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', archive], { cwd: target });
  const executable = executableOf(version);
  writeFileSync(executable, brotliDecompressSync(readFileSync(`${executable}.br`)));
  chmodSync(executable, 0o755);
}

/** Those that have been downloaded, by name. */
export const oldChromes = () =>
  VERSIONS.map((version) => ({
    name: `Chrome ${Number.parseInt(version, 10)}`,
    executablePath: executableOf(version),
  })).filter(({ executablePath }) => existsSync(executablePath));

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const version of VERSIONS) if (!existsSync(executableOf(version))) download(version);
