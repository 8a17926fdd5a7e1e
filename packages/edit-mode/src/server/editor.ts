import { isDeepStrictEqual as same } from 'node:util';
import { isTranslation } from '../content/languages';
import { fieldName, type Problem } from '../content/problem';
import type { Texts } from '../edited-site';
import { applyAll, applyChange, type Change, changesBetween, reversed } from '../source/apply';
import { valueIn } from '../source/read';
import { setValue } from '../source/write';
import { changesWording, cleanChange, isSameChange } from './changes';
import { sentCommit } from './history';
import { settled, translationsOf, withTranslations } from './in-step';
import type { Judge } from './judge';
import { newPlaceholders } from './new-placeholders';
import { avifOf } from './pictures';
import { Refused } from './refused';
import { changesIn, sentText, textOf } from './unsent';
import type { Workspace } from './workspace';

const key = ({ file, field, found }: Problem) => `${file} ${fieldName(field)} ${found}`;

const MEANWHILE = 'The file changed in the meantime.';

/** How often a save starts again because the file changed underneath it. */
const TRIES = 3;

/**
 * Changes content files. Nothing invalid is written, and nothing unseen is overwritten. Callers run
 * one changing method at a time.
 */
export class Editor {
  constructor(
    private readonly workspace: Workspace,
    private readonly judge: Judge,
  ) {}

  /** Everything wrong with the content, as it is or as it would be with these texts. */
  problems(instead: Texts = {}): Promise<Problem[]> {
    return this.judge.ask('problems', instead);
  }

  /**
   * The problems of the content before these texts. Translations are checked only if they are
   * passed.
   */
  private problemsBefore(texts: Texts): Promise<Problem[]> {
    const before = Object.keys(texts).filter(isTranslation);
    return this.problems(
      Object.fromEntries(before.map((file) => [file, textOf(this.workspace, file) ?? null])),
    );
  }

  /**
   * The problems that these texts would add.
   * @param given those that somebody typed; the others follow from them
   */
  private async newProblems(texts: Texts, given: Texts): Promise<Problem[]> {
    const then = await this.problems(texts);
    const known = new Set(then.length > 0 ? (await this.problemsBefore(texts)).map(key) : []);
    const placeholders = Object.entries(given).flatMap(([file, text]) =>
      text === null ? [] : this.newPlaceholders(file, text),
    );
    return [...placeholders, ...then.filter((problem) => !known.has(key(problem)))];
  }

  private newPlaceholders(file: string, text: string): Problem[] {
    const before = textOf(this.workspace, file);
    if (before === undefined) return [];
    const after = valueIn(text);
    return newPlaceholders(file, changesBetween(valueIn(before), after)).map((problem) => ({
      ...problem,
      place: this.judge.site.placeInWords(problem.field, after),
    }));
  }

  private changed(text: string, { path, before, kind, ...change }: Change): string {
    const now = kind === 'added' ? undefined : valueIn(text, path);
    if (kind !== 'added' && !same(now, before)) throw new Refused(MEANWHILE, 409);
    const whole = { path, kind, before, ...change };
    return kind === 'changed'
      ? applyAll(text, changesBetween(now, change.after, path))
      : applyChange(text, whole);
  }

  private translationsOf(file: string): string[] {
    return translationsOf(file, this.judge.site.languages);
  }

  /** These files and their translations, as they are. */
  private textsOf(files: readonly string[]): Readonly<Record<string, string | undefined>> {
    const all = files.flatMap((file) => [file, ...this.translationsOf(file)]);
    return Object.fromEntries(all.map((file) => [file, textOf(this.workspace, file)]));
  }

  /**
   * These texts, the translations that follow them, and the record of the agreed content that they
   * change; with the problems that remain.
   * @param why the reason for such a change; without it, the missing reason is the only problem
   */
  private async recorded(given: Texts, why = ''): Promise<{ texts: Texts; problems: Problem[] }> {
    const texts = await withTranslations(this.workspace, this.judge, given);
    const problems = await this.newProblems(texts, given);
    const { file, question } = this.judge.site.decisions;
    // The problem: a change without its record, or a record without its change.
    if (!problems.some((problem) => problem.file === file)) return { texts, problems };
    const { removed, record } = await this.judge.ask('decision', texts, why.trim());
    if (removed.length > 0 && why.trim().length < question.shortest) {
      const found = [...new Set(removed)].map((words) => `“${words}”`).join(', ');
      return { texts, problems: [{ file, field: [], found, fix: 'say why', question }] };
    }
    const whole = { ...texts, [file]: this.workspace.format(file, record) };
    return { texts: whole, problems: await this.newProblems(whole, given) };
  }

  /** The problems that a change would add, without making it. @param why see `make` */
  async check(file: string, change: Change, why?: string): Promise<Problem[]> {
    const text = this.changed(this.workspace.read(file), cleanChange(change));
    return (await this.recorded({ [file]: text }, why)).problems;
  }

  /**
   * Makes a change.
   * @param why who decided it and why, if it changes what was agreed
   * @throws Refused 422 when it is invalid, 409 when its place changed in the meantime
   */
  async make(file: string, change: Change, why?: string): Promise<void> {
    await this.rewrite(file, async (text) => {
      const dated = await this.dated(file, text, this.changed(text, cleanChange(change)));
      // An editor who sets the hash declares that the translation fits as it is.
      const isGiven = change.path[0] === 'english';
      const after = isGiven ? dated : await settled(this.workspace, this.judge, file, dated);
      return this.valid({ [file]: this.workspace.format(file, after) }, why);
    });
  }

  /**
   * Replaces a file, its translations and its record; starts again if something else saves in
   * between.
   */
  private async rewrite(file: string, change: (text: string) => Promise<Texts>): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = this.textsOf([file]);
      const after = await change(this.workspace.read(file));
      if (same(this.textsOf([file]), before)) return this.write(after);
    }
    throw new Refused(MEANWHILE, 409);
  }

  private write(texts: Texts): void {
    for (const [file, text] of Object.entries(texts)) {
      if (text === null) this.workspace.remove(file);
      else this.workspace.write(file, text);
    }
  }

  /** These texts with their record. @throws Refused 422 when they are invalid */
  private async valid(texts: Texts, why?: string): Promise<Texts> {
    const { texts: whole, problems } = await this.recorded(texts, why);
    if (problems.length > 0) throw new Refused('Not saved: something needs fixing.', 422, problems);
    return whole;
  }

  /**
   * A text with the date on which its page last changed: today; or, if the page reads again as it
   * was last sent, the date of then. A date that this change itself sets stays.
   */
  private async dated(file: string, before: string, text: string): Promise<string> {
    const sent = await sentText(this.workspace, file);
    const [was, then, day] = [sent, before, text].map((text) => text && valueIn(text, ['updated']));
    if (sent === undefined || typeof day !== 'string' || day !== then) return text;
    const says = (text: string) =>
      changesBetween(valueIn(sent), valueIn(text)).some(changesWording);
    const today = this.judge.site.today();
    if (says(text)) return day < today ? setValue(text, ['updated'], today) : text;
    return says(before) ? setValue(text, ['updated'], was) : text;
  }

  /** Creates, rewrites and deletes files, formatted, all or none. @param texts by file */
  async writeAll(texts: Texts, why?: string): Promise<void> {
    const current = () => this.textsOf(Object.keys(texts));
    const before = current();
    const formatted = Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [
        file,
        text === null ? null : this.workspace.format(file, text),
      ]),
    );
    const whole = await this.valid(formatted, why);
    if (!same(current(), before)) throw new Refused(MEANWHILE, 409);
    this.write(whole);
  }

  /** Restores a whole file as it was sent, with its AVIF or translations; a new one is deleted. */
  private async restore(file: string): Promise<void> {
    const commit = await sentCommit(this.workspace);
    for (const one of [file, avifOf(file) ?? [], this.translationsOf(file)].flat()) {
      const sent = await this.workspace.fileIn(commit, one);
      if (sent) this.workspace.write(one, sent);
      else if (this.workspace.exists(one)) this.workspace.remove(one);
    }
  }

  /** Removes the records of what a restored file contains again. */
  private async dropStaleRecords(): Promise<void> {
    const { file } = this.judge.site.decisions;
    const before = textOf(this.workspace, file);
    if (before === undefined) return;
    const { record } = await this.judge.ask('decision', {}, '');
    if (record !== before) this.write({ [file]: this.workspace.format(file, record) });
  }

  /**
   * Undoes one change. Undoing the last one restores the file byte for byte.
   * @throws Refused 409 when the change is no longer there, as after a second click
   */
  async undo(file: string, change: Change): Promise<void> {
    const isThere = (await changesIn(this.workspace, file)).some((one) =>
      isSameChange(one, change),
    );
    if (!isThere) throw new Refused('Already undone, or changed since.', 409);
    if (change.path.length === 0) {
      await this.restore(file);
      return this.dropStaleRecords();
    }
    const sent = await sentText(this.workspace, file);
    await this.rewrite(file, async (text) => {
      const dated = await this.dated(file, text, this.changed(text, reversed(change)));
      const taken = await settled(this.workspace, this.judge, file, dated, 'undo');
      const formatted = this.workspace.format(file, taken);
      const isAsSent = sent !== undefined && same(valueIn(sent), valueIn(formatted));
      return (await this.recorded({ [file]: isAsSent ? sent : formatted })).texts;
    });
  }
}
