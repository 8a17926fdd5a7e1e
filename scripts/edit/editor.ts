import { isDeepStrictEqual as same } from 'node:util';
import { fieldName, type Problem } from '../content-check/problem';
import { plainWords } from '../content-check/words-in';
import { literalValue, nodeAt, type Path, readSource } from '../content-source/read';
import { applyAll, applyChange, type Change, changesBetween, reversed } from './apply';
import type { Judge } from './judge-client';
import { Refused } from './refused';
import { touchedFiles } from './review';
import type { Workspace } from './workspace';

/** A change since the last that was sent, as the tray shows it. */
export type Kept = Change & { file: string; place: string };

function valueIn(text: string, path: Path): unknown {
  const node = nodeAt(readSource(text), path);
  return node && literalValue(node);
}

const key = ({ file, field, wrong }: Problem) => `${file} ${fieldName(field)} ${wrong}`;

const sameWords = (one: unknown, other: unknown) => plainWords(one) === plainWords(other);

/** Changes content files: nothing that does not pass is written, nothing unseen is overwritten. */
export class Editor {
  constructor(
    private readonly workspace: Workspace,
    private readonly judge: Judge,
  ) {}

  /** What is wrong with all content, as it stands or as it would with these texts. */
  problems(instead: Record<string, string | null> = {}): Promise<Problem[]> {
    return this.judge.ask('problems', instead);
  }

  /** What would be wrong that is not wrong already. */
  private async newProblems(texts: Record<string, string>): Promise<Problem[]> {
    const [now, then] = [await this.problems(), await this.problems(texts)];
    const known = new Set(now.map(key));
    return then.filter((problem) => !known.has(key(problem)));
  }

  private changed(file: string, { path, before, kind, ...change }: Change): string {
    const text = this.workspace.read(file);
    const now = kind === 'added' ? undefined : valueIn(text, path);
    if (kind !== 'added' && !same(now, before)) {
      throw new Refused('this was changed in the file meanwhile; look at it again', 409);
    }
    const whole = { path, kind, before, ...change };
    return kind === 'changed'
      ? applyAll(text, changesBetween(now, change.after, path))
      : applyChange(text, whole);
  }

  /** What would be wrong with a change, without making it. */
  async check(file: string, change: Change): Promise<Problem[]> {
    return this.newProblems({ [file]: this.changed(file, change) });
  }

  /** Makes a change, or says why not. */
  async make(file: string, change: Change): Promise<void> {
    await this.writeAll({ [file]: this.changed(file, change) });
  }

  /** Writes these texts, formatted, all or none. */
  async writeAll(texts: Record<string, string>): Promise<void> {
    const formatted: Record<string, string> = {};
    for (const [file, text] of Object.entries(texts)) {
      formatted[file] = await this.workspace.format(file, text);
    }
    const problems = await this.newProblems(formatted);
    if (problems.length > 0) throw new Refused('this does not fit yet', 422, problems);
    for (const [file, text] of Object.entries(formatted)) this.workspace.write(file, text);
  }

  /** A file as it was when changes were last sent; nothing for one that is new. */
  private sent(file: string): Promise<string | undefined> {
    return this.workspace.git('show', `HEAD:${file}`).then(
      (text) => `${text}\n`,
      () => undefined,
    );
  }

  private async changesOf(file: string): Promise<Change[]> {
    const before = await this.sent(file);
    const after = this.workspace.exists(file) ? this.workspace.read(file) : undefined;
    if (before === undefined || after === undefined || !file.endsWith('.ts')) {
      return [
        {
          path: [],
          kind: after === undefined ? 'removed' : before === undefined ? 'added' : 'changed',
        },
      ];
    }
    return changesBetween(valueIn(before, []), valueIn(after, []));
  }

  /** All that changed since changes were last sent. */
  async changes(): Promise<Kept[]> {
    const kept: Kept[] = [];
    for (const file of await touchedFiles(this.workspace)) {
      for (const change of await this.changesOf(file)) {
        const field =
          change.path.length > 0 ? await this.judge.ask('field', file, change.path) : undefined;
        kept.push({ ...change, file, place: field?.place ?? '' });
      }
    }
    return kept;
  }

  /**
   * Dates the pages whose words are others than when they were last sent. A comma more or less, or
   * a date that was set by hand, does not count.
   */
  async datePages(changes: readonly Kept[], today: string): Promise<void> {
    const said = changes.filter(
      ({ path, before, after }) => path.length > 0 && !sameWords(before, after),
    );
    for (const file of new Set(said.map(({ file }) => file))) {
      const before = valueIn(this.workspace.read(file), ['updated']);
      const isSet = changes.some((change) => change.file === file && change.path[0] === 'updated');
      if (typeof before !== 'string' || before >= today || isSet) continue;
      await this.make(file, { path: ['updated'], kind: 'changed', before, after: today });
    }
  }

  /** Takes one change back, and leaves the file as it was, to the letter, after the last one. */
  async undo(file: string, change: Change): Promise<void> {
    const before = await this.sent(file);
    if (change.path.length === 0) {
      if (before === undefined) this.workspace.remove(file);
      else this.workspace.write(file, before);
      return;
    }
    const text = await this.workspace.format(file, this.changed(file, reversed(change)));
    const whole = before !== undefined && same(valueIn(before, []), valueIn(text, []));
    this.workspace.write(file, whole ? before : text);
  }
}
