import { spawnSync } from 'node:child_process';
import { npm } from './npm.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

const isSupported = major > 20 || (major === 20 && minor >= 9);

/** The versions that the strictest tools, stylelint and rolldown, have in common. */
const runsTools = major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);

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
  if (runsTools) return;
  if (!isSupported) {
    console.error(
      `Node 20.9 or newer is required, but this is ${process.version}. See nodejs.org.`,
    );
    process.exit(1);
  }
  console.log(`Some tools need a newer Node than ${process.version}. Downloading it (once) …`);
  const command = ['exec', '--yes', '--package=node@24', '--', 'node', ...process.argv.slice(1)];
  const { status } = spawnSync(...npm(command, { stdio: 'inherit' }));
  process.exit(status ?? 1);
}
