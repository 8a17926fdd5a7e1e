import { isDeepStrictEqual as same } from 'node:util';
import { isCatalogue, isTranslation } from '../content/languages';
import { fieldName, type Problem } from '../content/problem';
import type { Texts } from '../edited-site';
import { applyAll, type Change, changesBetween, reversed } from '../source/apply';
import { type Path, valueIn } from '../source/read';
import { setValue } from '../source/write';
import { changesWording, cleanChange, isDay, isSameChange } from './changes';
import type { LoadedSite } from './loaded-site';
import { avifOf } from './pictures';
import { Refused } from './refused';
import { changesIn, sentText, textOf } from './unsent';
import type { Workspace } from './workspace';

const key = ({ file, field, found }: Problem) => `${file} ${fieldName(field)} ${found}`;

const MEANWHILE = 'The file changed in the meantime.';

/** `{time}`: a placeholder that the site fills in. A fact, `{uk.air}`, has its own check. */
const placeholdersIn = (text: unknown): string[] =>
  typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []) : [];

/** A new placeholder in a text, which nothing fills in. Removing one is allowed. */
function newPlaceholder({ path: field, before, after }: Change) {
  const known = placeholdersIn(before);
  const added = placeholdersIn(after).find((name) => !known.includes(name));
  const fix = known.length > 0 ? `write ${known.join(' or ')}, or remove it` : 'remove it';
  if (!added) return undefined;
  return { field, found: `contains ${added}, which is not a known placeholder`, fix };
}

/**
 * Changes content files. Nothing invalid is written, and nothing unseen is overwritten. Callers run
 * one changing method at a time.
 */
export class Editor {
  constructor(
    private readonly workspace: Workspace,
    private readonly loaded: LoadedSite,
  ) {}

  /** Everything wrong with the content, as it is or as it would be with these texts. */
  problems(instead: Texts = {}): Promise<Problem[]> {
    return this.loaded.ask('problems', instead);
  }

  /**
   * The problems that these texts would add.
   * @param given those that somebody typed; the others follow from them
   */
  private async newProblems(texts: Texts, given: Texts): Promise<Problem[]> {
    const then = await this.problems(texts);
    const known = new Set(then.length > 0 ? (await this.problems()).map(key) : []);
    const placeholders = Object.entries(given).flatMap(([file, text]) =>
      text === null ? [] : this.newPlaceholders(file, text),
    );
    return [...placeholders, ...then.filter((problem) => !known.has(key(problem)))];
  }

  private newPlaceholders(file: string, text: string): Problem[] {
    const before = textOf(this.workspace, file);
    if (before === undefined || isCatalogue(file)) return [];
    const after = valueIn(text);
    const place = (field: Path) => this.loaded.site.placeInWords(field, after);
    return changesBetween(valueIn(before), after)
      .flatMap((change) => newPlaceholder(change) ?? [])
      .map((problem) => ({ file, place: place(problem.field), ...problem }));
  }

  private changed(text: string, change: Change): string {
    const { path, before, kind, after } = change;
    if (kind !== 'added' && !same(valueIn(text, path), before)) throw new Refused(MEANWHILE, 409);
    return applyAll(text, kind === 'changed' ? changesBetween(before, after, path) : [change]);
  }

  /** These files and the catalogues, as they are. */
  private textsOf(files: readonly string[]): Texts {
    const catalogues = this.loaded.site.languages.map((language) => `content/${language}.po`);
    const all = [...files.filter((file) => !isTranslation(file)), ...catalogues];
    return Object.fromEntries(all.map((file) => [file, textOf(this.workspace, file) ?? null]));
  }

  /** Writes these texts, unless a file has changed until they are known. */
  private async save(files: readonly string[], change: () => Promise<Texts>): Promise<void> {
    const before = this.textsOf(files);
    const texts = await change();
    if (!same(this.textsOf(files), before)) throw new Refused(MEANWHILE, 409);
    this.workspace.write(texts);
  }

  /** These texts with the catalogues that follow them, and the problems that they would add. */
  private async checked(given: Texts): Promise<{ texts: Texts; problems: Problem[] }> {
    const texts = { ...(await this.loaded.ask('catalogues', given)), ...given };
    return { texts, problems: await this.newProblems(texts, given) };
  }

  /** The files with a change, formatted and dated. */
  private async after(file: string, change: Change): Promise<Texts> {
    const own = cleanChange(change);
    if (isTranslation(file)) return this.translated(file, own);
    const text = this.workspace.read(file);
    const changed = this.changed(text, own);
    const setsDay = valueIn(changed, ['updated']) !== valueIn(text, ['updated']);
    const sent = setsDay ? undefined : await this.asSent(file, changed);
    return { [file]: sent ?? this.workspace.format(file, this.dated(text, changed)) };
  }

  /** The problems that a change would add, without making it. */
  async check(file: string, change: Change): Promise<Problem[]> {
    return (await this.checked(await this.after(file, change))).problems;
  }

  /**
   * Makes a change.
   * @throws Refused 422 when it is invalid, 409 when its place changed in the meantime
   */
  async make(file: string, change: Change): Promise<void> {
    await this.save([file], async () => this.valid(await this.after(file, change)));
  }

  /** The catalogue with a changed translation. */
  private async translated(file: string, change: Change): Promise<Texts> {
    const texts = await this.loaded.ask('translated', file, change);
    if (!texts) throw new Refused(MEANWHILE, 409);
    return texts;
  }

  /** These texts with their translations. @throws Refused 422 when they are invalid */
  private async valid(texts: Texts): Promise<Texts> {
    const { texts: whole, problems } = await this.checked(texts);
    if (problems.length > 0) throw new Refused('Not saved: something needs fixing.', 422, problems);
    return whole;
  }

  /** The text of a file as it was sent, if this one differs in the date of its page alone. */
  private async asSent(file: string, text: string): Promise<string | undefined> {
    const sent = await sentText(this.workspace, file);
    const isSame = sent && changesBetween(valueIn(sent), valueIn(text)).every(isDay);
    return isSame ? sent : undefined;
  }

  /** A text whose page reads differently, with today as the day on which it last changed. */
  private dated(before: string, text: string): string {
    const [then, day] = [before, text].map((one) => valueIn(one, ['updated']));
    const today = this.loaded.site.today();
    // A date that this change itself sets stays.
    if (typeof day !== 'string' || day !== then || day >= today) return text;
    const says = changesBetween(valueIn(before), valueIn(text)).some(changesWording);
    return says ? setValue(text, ['updated'], today) : text;
  }

  /** Creates, rewrites and deletes files, formatted, all or none. @param texts by file */
  writeAll(texts: Texts): Promise<void> {
    const format = ([file, text]: [string, string | null]) => [
      file,
      text === null ? null : this.workspace.format(file, text),
    ];
    return this.save(Object.keys(texts), () =>
      this.valid(Object.fromEntries(Object.entries(texts).map(format))),
    );
  }

  /** Restores a whole file as it was sent, with its AVIF; a new one is deleted. */
  private async restore(file: string): Promise<void> {
    const commit = await this.workspace.git.sentCommit();
    const files = [file, avifOf(file) ?? []].flat();
    const sent = await Promise.all(
      files.map(async (one) => [one, (await this.workspace.git.fileIn(commit, one)) ?? null]),
    );
    const exists = ([one, data]: (string | Buffer | null)[]) =>
      data !== null || this.workspace.exists(String(one));
    const restored = Object.fromEntries(sent.filter(exists));
    const english = file.endsWith('.ts') ? { [file]: restored[file]?.toString() ?? null } : {};
    const catalogues = await this.loaded.ask('catalogues', english);
    this.workspace.write({ ...catalogues, ...restored });
  }

  /**
   * Undoes one change. Undoing the last one restores the file byte for byte.
   * @throws Refused 409 when the change is no longer there, as after a second click
   */
  async undo(file: string, change: Change): Promise<void> {
    if (isTranslation(file))
      return this.save([file], () => this.translated(file, reversed(change)));
    const isThere = (await changesIn(this.workspace, file)).some((one) =>
      isSameChange(one, change),
    );
    if (!isThere) throw new Refused('Already undone, or changed since.', 409);
    if (change.path.length === 0) return this.restore(file);
    await this.save([file], async () => {
      const text = this.workspace.read(file);
      const undone = this.workspace.format(file, this.changed(text, reversed(change)));
      const sent = await this.asSent(file, undone);
      return (await this.checked({ [file]: sent ?? undone })).texts;
    });
  }
}
