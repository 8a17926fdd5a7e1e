import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isEditable } from './editable';
import { Git } from './git';
import { Refused } from './refused';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** New files by name; null for a file to be deleted. */
type NewFiles = Readonly<Record<string, string | Buffer | null>>;

type Step = { at: string; data: string | Buffer | null; draft: string; old: string };

function putBack({ at, old }: Step): void {
  if (existsSync(old)) renameSync(old, at);
  else rmSync(at, { force: true });
}

/** The edited folder. It reads and writes content and pictures, and nothing else. */
export class Workspace {
  readonly git: Git;

  constructor(readonly root: string) {
    this.git = new Git(root);
  }

  /** @param file from the root: `content/help/faq.ts`; any other kind of file is refused */
  private at(file: string): string {
    if (!isEditable(file)) throw new Refused(`${file} cannot be edited here`, 403);
    // A link would lead out of the folder.
    for (let part = file; part !== '.'; part = path.dirname(part)) {
      const found = lstatSync(path.join(this.root, part), { throwIfNoEntry: false });
      if (found?.isSymbolicLink())
        throw new Refused(`${part} is a link to another place. Ask an engineer to remove it.`, 403);
    }
    return path.join(this.root, file);
  }

  exists(file: string): boolean {
    return existsSync(this.at(file));
  }

  read(file: string): string {
    if (!this.exists(file)) throw new Refused(`The file ${file} no longer exists.`, 404);
    return readFileSync(this.at(file), 'utf8');
  }

  stamp(files: readonly string[]): string {
    const options = { throwIfNoEntry: false } as const;
    return files.map((file) => statSync(this.at(file), options)?.mtimeMs).join();
  }

  /**
   * Writes and deletes files, all or none: each is written elsewhere, then renamed, and what was
   * renamed is put back if one fails. The temporary files are outside `content/`, so that those
   * left by a crash are never sent or published.
   */
  write(files: NewFiles): void {
    const drafts = path.join(this.root, '.cache/edit', randomUUID());
    mkdirSync(drafts, { recursive: true });
    const steps = Object.entries(files).map(([file, data], i): Step => {
      const at = this.at(file);
      return { at, data, draft: path.join(drafts, `${i}`), old: path.join(drafts, `${i}.old`) };
    });
    const done: Step[] = [];
    try {
      for (const { at, data, draft } of steps) {
        mkdirSync(path.dirname(at), { recursive: true });
        if (data !== null) writeFileSync(draft, data, { flush: true });
      }
      for (const step of steps) {
        if (existsSync(step.at)) linkSync(step.at, step.old);
        done.push(step);
        if (step.data === null) rmSync(step.at);
        else renameSync(step.draft, step.at);
      }
    } catch (error) {
      for (const step of done.toReversed()) putBack(step);
      throw error;
    } finally {
      rmSync(drafts, { recursive: true, force: true });
    }
  }

  format(file: string, text: string): string {
    if (!file.endsWith('.ts')) return text;
    const args = [biome, 'format', `--stdin-file-path=${file}`];
    return execFileSync(process.execPath, args, { cwd: this.root, input: text, encoding: 'utf8' });
  }
}
