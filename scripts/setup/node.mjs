import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { npm } from './npm.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

const isSupported = major > 20 || (major === 20 && minor >= 9);

/** The versions that the strictest tools, stylelint and html-validate, have in common. */
const runsTools = major >= 24 || (major === 22 && minor >= 16) || (major === 20 && minor >= 19);

/** Set for the script that runs on a downloaded Node. */
const DOWNLOADED = 'RUNS_ON_DOWNLOADED_NODE';

/**
 * Ensures that the script runs on a version of Node that all tools support. On one that the site
 * supports but some tools do not, npm downloads a newer Node into its cache and runs the script
 * with it.
 */
export function ensureNode() {
  if (/[#?]/.test(process.cwd())) {
    // The bundlers read both as the end of a file's name.
    console.error(`The path of this folder contains # or ?: ${process.cwd()}. Rename that folder.`);
    process.exit(1);
  }
  const { env, execPath } = process;
  // Wireit removes the folder in which npm offers the downloaded Node from the paths of its steps.
  if (env[DOWNLOADED]) env.PATH = [path.dirname(execPath), env.PATH].join(path.delimiter);
  if (runsTools) return;
  if (!isSupported) {
    console.error(
      `Node 20.9 or newer is required, but this is ${process.version}. See nodejs.org.`,
    );
    process.exit(1);
  }
  console.log(`Some tools need a newer Node than ${process.version}. Downloading it (once) …`);
  const command = ['exec', '--yes', '--package=node@24', '--', 'node', ...process.argv.slice(1)];
  const options = { stdio: 'inherit', env: { ...env, [DOWNLOADED]: '1' } };
  const { status } = spawnSync(...npm(command, options));
  process.exit(status ?? 1);
}
