import { basename } from 'node:path';

const cli = process.env.npm_execpath ?? '';
const command =
  basename(cli) === 'npm-cli.js'
    ? { file: process.execPath, before: [cli] }
    : { file: 'npm', before: [] };

/**
 * The `spawn` arguments that run npm: the npm that runs this script, otherwise the one on the path
 * (which on Windows only a shell finds).
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {[file: string, args: string[], options: import('node:child_process').SpawnOptions]}
 */
export const npm = (args, options = {}) => [
  command.file,
  [...command.before, ...args],
  { shell: command.file === 'npm' && process.platform === 'win32', ...options },
];
