import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { npm } from './npm.mjs';

const { env, platform } = process;
/** Chromium without a window. Debian packages it. */
const headless = 'chromium-headless-shell';
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].map((folder) =>
    join(folder ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
};

/** Some systems have a script in the browser's place that only explains how to install it. */
const runs = (file) =>
  existsSync(file) && (platform === 'win32' || spawnSync(file, ['--version']).status === 0);

const onPath = (name) => (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/**
 * The Chromium or Chrome for tests: the one named by `CHROMIUM_PATH`, otherwise the machine's headless
 * shell or browser, otherwise the one that Playwright has downloaded.
 * @returns {string | undefined} the path of its executable
 */
export function findTestBrowser() {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const usual = usualPlaces[platform] ?? [];
  return [...names.flatMap(onPath), ...usual, chromium.executablePath()].find(runs);
}

/**
 * Installs a browser for the tests if there is none. Root gets Debian's headless shell, in which they
 * take half of the processor's time; everybody else, Playwright's download. Exits if there is still none.
 */
async function ensureBrowser() {
  if (env.CHROMIUM_PATH) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !onPath(headless).some(runs))
    await installWithApt();
  if (!findTestBrowser()) installWithPlaywright();
  if (findTestBrowser()) return;
  console.error(
    'The tests need Chromium or Chrome. Install one, or name its executable in CHROMIUM_PATH.',
  );
  process.exit(1);
}

/**
 * Runs `apt-get`, and says whether it succeeded. It waits up to five minutes while another program
 * installs packages, as new cloud machines begin with: by itself it does so to install, but not to update.
 */
async function apt(...args) {
  const command = ['-o', 'DPkg::Lock::Timeout=300', ...args];
  for (let tries = 100; ; tries--) {
    const { status, stderr } = spawnSync('apt-get', command, {
      env: { ...env, LC_ALL: 'C' },
      encoding: 'utf8',
      stdio: ['inherit', 'inherit', 'pipe'],
    });
    process.stderr.write(stderr);
    if (status === 0 || tries === 0 || !stderr.includes('Could not get lock')) return status === 0;
    await wait(3_000);
  }
}

async function installWithApt() {
  console.log('Installing Chromium (once) …');
  await apt('update');
  // Not every distribution has the headless shell as a package.
  if (!(await apt('install', '-y', headless))) await apt('install', '-y', 'chromium');
}

function installWithPlaywright() {
  console.log('Downloading Chromium (once) …');
  spawnSync(...npm(['exec', '--', 'playwright', 'install', 'chromium'], { stdio: 'inherit' }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBrowser();
