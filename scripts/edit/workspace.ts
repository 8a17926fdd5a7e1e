import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { Refused } from './refused';

const biome = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')),
  'bin/biome',
);

const contentFile = /^content\/(?!schema\/)(?:[a-z0-9-]+\/)?[a-z0-9-]+\.ts$/;
const pictureFile = /^public\/uploads\/[a-z0-9-]+\.(avif|webp|jpe?g|png)$/;

/** The folder that is edited: reads and writes content and pictures, and nothing else. */
export class Workspace {
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
    if (!this.exists(file)) throw new Refused(`there is no file ${file} any more`, 404);
    return readFileSync(this.at(file), 'utf8');
  }

  write(file: string, data: string | Buffer): void {
    const at = this.at(file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, data);
  }

  remove(file: string): void {
    rmSync(this.at(file));
  }

  /** Brings a file back as it was when it was last committed. */
  async restore(file: string): Promise<void> {
    await this.git('checkout', '-q', 'HEAD', '--', path.relative(this.root, this.at(file)));
  }

  /** A module's text as the project formats it. */
  format(file: string, text: string): string {
    const args = [biome, 'format', `--stdin-file-path=${file}`];
    return execFileSync(process.execPath, args, { cwd: this.root, input: text, encoding: 'utf8' });
  }

  /** Runs git in the folder. @returns what it prints, without the last line's end */
  async git(...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)('git', args, {
      cwd: this.root,
      maxBuffer: 64 * 1024 * 1024,
      // A look at what changed is not to be in the way of others at work in the folder.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    });
    return stdout.replace(/\n$/, '');
  }
}
