import { createInterface } from 'node:readline/promises';

/** Whether a command may install packages on this machine. */
const isTrusted = ({ env, getuid }) => Boolean(env.CI) || getuid?.() === 0;

/**
 * Decides whether to install a package: yes as root and on CI, after a prompt on a terminal,
 * otherwise only the command is printed.
 * @param {{ what: string, command: string }} installation what is missing, and the command that
 * installs it
 * @param {{ env: NodeJS.ProcessEnv, getuid?: () => number, stdin: NodeJS.ReadStream, stdout:
 * NodeJS.WriteStream }} host
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
