import { spawn } from 'node:child_process';
import { GitFailed } from './git-refusal';

/** The milliseconds that a command may take. */
export type Options = { timeout?: number };

const isWindows = process.platform === 'win32';

/** Runs Git without ever prompting. A command that takes too long is ended with its helpers. */
export function runGit(
  root: string,
  args: readonly string[],
  options: Options = {},
): Promise<Buffer> {
  // `GIT_OPTIONAL_LOCKS`: listing changes must not block other Git commands in the folder.
  // `LC_ALL`: failures are recognized by their English text.
  const own = { GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  const env = { ...process.env, ...own };
  return new Promise((resolve, reject) => {
    // A group of its own, so that helpers of Git can be ended with it.
    const child = spawn('git', args, { cwd: root, detached: !isWindows, env });
    const [out, words]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part) => out.push(part));
    child.stderr.on('data', (part) => words.push(part));
    child.stdin.end();
    let isTooLate = false;
    const end = () => {
      isTooLate = true;
      if (child.pid && !isWindows) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    };
    const timer = options.timeout ? setTimeout(end, options.timeout) : undefined;
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new GitFailed(Buffer.concat(words).toString().trim(), isTooLate));
    });
  });
}
