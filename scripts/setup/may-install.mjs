import { createInterface } from 'node:readline/promises';

/** Whether a command that needs no further word may install packages on this machine. */
const isTrusted = ({ env, getuid }) => Boolean(env.CI) || getuid?.() === 0;

/**
 * Says whether a package may be installed by a command: as root and on CI it may, at a terminal the
 * one who sits there is asked, and everywhere else the command is only said.
 *
 * @param {{ what: string, command: string }} installation what is missing, and the command that brings it
 * @param {{ env: NodeJS.ProcessEnv, getuid?: () => number, stdin: NodeJS.ReadStream, stdout: NodeJS.WriteStream }} host
 * @returns {Promise<boolean>}
 */
export async function mayInstall({ what, command }, host = process) {
  if (isTrusted(host)) return true;
  const { stdin: input, stdout: output } = host;
  if (!input.isTTY || !output.isTTY) {
    output.write(`${what} is missing here. To install it:\n\n  ${command}\n\n`);
    return false;
  }
  const terminal = createInterface({ input, output });
  const answer = await terminal.question(`${what} is missing here. Run \`${command}\`? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
