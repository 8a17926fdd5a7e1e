import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { Refused } from './refused';

const biome = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')),
  'bin/biome',
);

const contentFile = /^content\/(?!schema\/)(?:[a-z]{2}\/)?(?:[a-z0-9-]+\/)?[a-z0-9-]+\.ts$/;
const pictureFile = /^public\/uploads\/[a-z0-9-]+\.(avif|webp|jpe?g|png)$/;

type GitOptions = { timeout?: number; env?: Record<string, string>; input?: string | Buffer };

/** The edited folder. It reads and writes content and pictures, and nothing else. */
export class Workspace {
  /** Milliseconds after which a remote that does not answer is given up; whole seconds. */
  remoteTimeout = 15_000;

  constructor(readonly root: string) {}

  /** @param file from the root: `content/help/faq.ts`; any other kind of file is refused */
  private at(file: string): string {
    if (contentFile.test(file) || pictureFile.test(file)) return path.join(this.root, file);
    throw new Refused(`${file} cannot be edited here`, 403);
  }

  exists(file: string): boolean {
    return existsSync(this.at(file));
  }

  read(file: string): string {
    if (!this.exists(file)) throw new Refused(`The file ${file} no longer exists.`, 404);
    return readFileSync(this.at(file), 'utf8');
  }

  /**
   * Replaces a file as a whole: whatever goes wrong, it holds either the old data or the new. The
   * temporary file is outside `content/`, so that one left by a crash is never sent or published.
   */
  write(file: string, data: string | Buffer): void {
    const at = this.at(file);
    const drafts = path.join(this.root, '.cache/edit');
    for (const folder of [path.dirname(at), drafts]) mkdirSync(folder, { recursive: true });
    const draft = path.join(drafts, randomUUID());
    try {
      const open = openSync(draft, 'w');
      try {
        writeFileSync(open, data);
        fsyncSync(open);
      } finally {
        closeSync(open);
      }
      renameSync(draft, at);
    } finally {
      rmSync(draft, { force: true });
    }
  }

  remove(file: string): void {
    rmSync(this.at(file));
  }

  /** A module's text as the project formats it. */
  format(file: string, text: string): string {
    const args = [biome, 'format', `--stdin-file-path=${file}`];
    return execFileSync(process.execPath, args, { cwd: this.root, input: text, encoding: 'utf8' });
  }

  /** Runs git in the folder without ever prompting. @returns its output as bytes */
  private async run(args: string[], { timeout = 0, env, input }: GitOptions = {}): Promise<Buffer> {
    const running = promisify(execFile)('git', args, {
      cwd: this.root,
      encoding: 'buffer',
      maxBuffer: 64 * 1024 * 1024,
      timeout,
      // `GIT_OPTIONAL_LOCKS`: listing changes must not block other git commands in the folder.
      // `LC_ALL`: failures are recognized by their English text.
      env: {
        ...process.env,
        ...{ GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
        ...env,
      },
    });
    // Git may exit before it has read its input; its exit code shows whether that matters.
    running.child.stdin?.on('error', () => {}).end(input);
    return (await running).stdout;
  }

  /** Runs git in the folder. @returns what it prints, without the final line break */
  git(...args: string[]): Promise<string> {
    return this.gitWith({}, ...args);
  }

  async gitWith(options: GitOptions, ...args: string[]): Promise<string> {
    return (await this.run(args, options)).toString().replace(/\n$/, '');
  }

  /** The content of a file in a commit, or undefined where the commit does not have it. */
  fileIn(commit: string, file: string): Promise<Buffer | undefined> {
    return this.run(['cat-file', 'blob', `${commit}:${file}`]).catch(() => undefined);
  }

  /** Whether the folder is a git repository with a commit; a ZIP download is not. */
  hasHistory(): Promise<boolean> {
    return this.git('rev-parse', '--show-cdup', 'HEAD').then(
      (printed) => printed.startsWith('\n'),
      () => false,
    );
  }
}
