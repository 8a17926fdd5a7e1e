import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { chromium } from 'playwright';
import { apt, hasApt } from './apt.mjs';
import { npm } from './npm.mjs';

const { env, platform } = process;
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a window. Debian packages it. */
const headless = 'chromium-headless-shell';

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

/**
 * The Chromium or Chrome for tests: the one named by `CHROMIUM_PATH`, otherwise the machine's own,
 * otherwise the one that Playwright has downloaded.
 * @returns {string | undefined} the path of its executable
 */
export function findBrowser() {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const usual = usualPlaces[platform] ?? [];
  return [...names.flatMap(onPath), ...usual, chromium.executablePath()].find(runs);
}

const onPath = (name) => (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/**
 * The browser for many quick tests: the headless shell if the machine has it.
 * @returns {string | undefined} the path of its executable
 */
export function findTestBrowser() {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  return onPath(headless).find(runs) ?? findBrowser();
}

/**
 * Like `findTestBrowser`, but installs a browser if there is none and it is allowed to: Debian's
 * packages, otherwise Playwright's download. Root always gets the headless shell, in which the tests
 * take half of the processor's time. Exits if there is still none.
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && !env.CHROMIUM_PATH && hasApt && !onPath(headless).some(runs)) installWithApt();
  const browser = findTestBrowser() ?? (await installBrowser());
  if (browser && existsSync(browser)) return browser;
  console.error(
    'The tests need Chromium or Chrome. Install one, or name its executable in CHROMIUM_PATH.',
  );
  process.exit(1);
}

async function installBrowser() {
  const command = hasApt ? 'sudo apt-get install chromium' : 'npx playwright install chromium';
  if (!(await mayInstall({ what: 'Chromium, which the tests need,', command }))) return undefined;
  return (hasApt && installWithApt()) || installWithPlaywright();
}

function installWithApt() {
  const isAsked = process.stdin.isTTY && !env.CI;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', ...(isAsked ? [] : ['-n'])];
  console.log('Installing Chromium (once) …');
  apt(['update'], { asRoot });
  // Not every distribution has the headless shell as a package.
  if (!apt(['install', '-y', headless], { asRoot })) apt(['install', '-y', 'chromium'], { asRoot });
  return findTestBrowser();
}

function installWithPlaywright() {
  console.log('Downloading Chromium (once) …');
  spawnSync(...npm(['exec', '--', 'playwright', 'install', 'chromium'], { stdio: 'inherit' }));
  return findTestBrowser();
}

/**
 * Whether to install a package: yes as root and on CI, after a prompt on a terminal; otherwise the
 * command is printed.
 */
async function mayInstall({ what, command }) {
  const { stdin: input, stdout: output } = process;
  if (env.CI || process.getuid?.() === 0) return true;
  if (!input.isTTY || !output.isTTY) {
    console.log(`${what} is missing here. To install it:\n\n  ${command}\n`);
    return false;
  }
  const terminal = createInterface({ input, output });
  const answer = await terminal.question(`${what} is missing here. Run \`${command}\`? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
