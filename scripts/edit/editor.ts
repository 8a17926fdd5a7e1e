import { isDeepStrictEqual as same } from 'node:util';
import { withPlaces } from '../content-check/place';
import { fieldName, type Problem } from '../content-check/problem';
import { today } from '../content-check/values';
import { plainWords } from '../content-check/words-in';
import { literalValue, nodeAt, type Path, readSource } from '../content-source/read';
import { setValue } from '../content-source/write';
import { applyAll, applyChange, type Change, changesBetween, reversed } from './apply';
import { newGaps } from './gaps';
import type { Judge } from './judge';
import { besidePicture } from './pictures';
import { Refused } from './refused';
import { touchedFiles } from './review';
import type { Workspace } from './workspace';

/** A change since the last that was sent, as the tray shows it. */
export type Kept = Change & {
  file: string;
  place: string;
  /** The day of a page: it was set because of the page's other changes, and goes back with them. */
  follows?: true;
};

function valueIn(text: string, path: Path): unknown {
  const node = nodeAt(readSource(text), path);
  return node && literalValue(node);
}

const key = ({ file, field, wrong }: Problem) => `${file} ${fieldName(field)} ${wrong}`;

const isDay = ({ path }: Change) => path[0] === 'updated';

/** Whether a page says something else: neither its day nor a comma more or less counts. */
const isSaid = (change: Change) =>
  !isDay(change) && plainWords(change.before) !== plainWords(change.after);

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
    const then = await this.problems(texts);
    const known = new Set(then.length > 0 ? (await this.problems()).map(key) : []);
    const gaps = Object.entries(texts).flatMap(([file, text]) => this.newGaps(file, text));
    return [...gaps, ...then.filter((problem) => !known.has(key(problem)))];
  }

  private newGaps(file: string, text: string): Problem[] {
    if (!this.workspace.exists(file)) return [];
    const [before, after] = [this.workspace.read(file), text].map((text) => valueIn(text, []));
    return withPlaces(newGaps(file, changesBetween(before, after)), after);
  }

  private changed(file: string, { path, before, kind, ...change }: Change): string {
    const text = this.workspace.read(file);
    const now = kind === 'added' ? undefined : valueIn(text, path);
    if (kind !== 'added' && !same(now, before)) {
      throw new Refused('Somebody else changed this in the file meanwhile.', 409);
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
    await this.writeAll({ [file]: await this.dated(file, this.changed(file, change)) });
  }

  /**
   * A text with the day on which its page last changed in what it says: today, or what was sent when
   * it says that again. A day that this very change sets by hand stays.
   */
  private async dated(file: string, text: string): Promise<string> {
    const sent = await this.sent(file);
    const before = this.workspace.read(file);
    const [was, then, day] = [sent, before, text].map((text) => text && valueIn(text, ['updated']));
    if (sent === undefined || typeof day !== 'string' || day !== then) return text;
    const says = (text: string) =>
      changesBetween(valueIn(sent, []), valueIn(text, [])).some(isSaid);
    if (says(text)) return day < today() ? setValue(text, ['updated'], today()) : text;
    return says(before) ? setValue(text, ['updated'], was) : text;
  }

  /** Writes these texts, formatted, all or none. */
  async writeAll(texts: Record<string, string>): Promise<void> {
    const formatted = Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [file, this.workspace.format(file, text)]),
    );
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
    const touched = await touchedFiles(this.workspace);
    const beside = new Set(touched.map(besidePicture));
    for (const file of touched.filter((file) => !beside.has(file))) {
      const changes = await this.changesOf(file);
      const says = changes.some(isSaid);
      for (const change of changes.toSorted((a, b) => Number(isDay(a)) - Number(isDay(b)))) {
        const field =
          change.path.length > 0 ? await this.judge.ask('field', file, change.path) : undefined;
        const follows = says && isDay(change) ? { follows: true as const } : {};
        kept.push({ ...change, ...follows, file, place: field?.place ?? '' });
      }
    }
    return kept;
  }

  /** A whole file as it was sent, and what belongs to it; a new one goes. */
  private async restore(file: string): Promise<void> {
    for (const one of [file, besidePicture(file) ?? []].flat()) {
      if ((await this.sent(one)) !== undefined) await this.workspace.restore(one);
      else if (this.workspace.exists(one)) this.workspace.remove(one);
    }
  }

  /** Takes one change back, and leaves the file as it was, to the letter, after the last one. */
  async undo(file: string, change: Change): Promise<void> {
    if (change.path.length === 0) return this.restore(file);
    const before = await this.sent(file);
    const taken = await this.dated(file, this.changed(file, reversed(change)));
    const text = this.workspace.format(file, taken);
    const whole = before !== undefined && same(valueIn(before, []), valueIn(text, []));
    this.workspace.write(file, whole ? before : text);
  }
}
