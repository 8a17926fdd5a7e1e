import { isDeepStrictEqual as same } from 'node:util';
import { placeInWords } from '../../content-check/place';
import { today } from '../../content-check/values';
import { languages } from '../../languages.mjs';
import type { Texts } from '../model/content-file';
import { isTranslation } from '../model/languages';
import { fieldName, type Problem } from '../model/problem';
import { applied, type Change, reversed } from '../source/change';
import { valueIn } from '../source/read';
import { rewritten, setValue } from '../source/write';
import { changesWording, cleanChange, isDay } from './changes';
import type { LoadedSite } from './loaded-site';
import { avifOf } from './pictures';
import { Refused } from './refused';
import { changesIn, textOf } from './unsent';
import type { Workspace } from './workspace';

const key = ({ file, field, found }: Problem) => `${file} ${fieldName(field)} ${found}`;

const MEANWHILE = 'The file changed in the meantime.';

/** `{time}`: a placeholder that the site fills in. A fact, `{uk.air}`, has its own check. */
const placeholdersIn = (value: unknown): string[] =>
  JSON.stringify(value ?? '').match(/\{\w+\}/g) ?? [];

/** Changes content files. Nothing invalid is written, and nothing unseen is overwritten. */
export class Editor {
  constructor(
    private readonly workspace: Workspace,
    private readonly loaded: LoadedSite,
  ) {}

  /** Everything wrong with the content, as it is or as it would be with these texts. */
  problems(instead: Texts = {}): Promise<Problem[]> {
    return this.loaded.ask('problems', instead);
  }

  /** A new placeholder in a text, which nothing fills in. Removing one is allowed. */
  private newPlaceholders(file: string, { path: field, before, after }: Change): Problem[] {
    const known = placeholdersIn(before);
    const added = placeholdersIn(after).find((name) => !known.includes(name));
    if (!added || isTranslation(file)) return [];
    const content = valueIn(this.workspace.read(file));
    const place = placeInWords(field, content);
    const found = `contains ${added}, which is not a known placeholder`;
    const fix = known.length > 0 ? `write ${known.join(' or ')}, or remove it` : 'remove it';
    return [{ file, field, place, found, fix }];
  }

  /** The problems that these texts would add. */
  private async newProblems(texts: Texts): Promise<Problem[]> {
    const then = await this.problems(texts);
    const known = new Set(then.length > 0 ? (await this.problems()).map(key) : []);
    return then.filter((problem) => !known.has(key(problem)));
  }

  private changed(text: string, change: Change): string {
    const { path, before, kind, after } = change;
    const now = valueIn(text, path);
    // An entry is added once, whoever clicks twice.
    if (kind === 'added' ? same(now, after) : !same(now, before)) throw new Refused(MEANWHILE, 409);
    return rewritten(text, applied(valueIn(text), change));
  }

  /** These texts, formatted, with the catalogues that follow them. */
  private async whole(given: Texts): Promise<Texts> {
    const format = ([file, text]: [string, string | null]) => [
      file,
      text === null ? null : this.workspace.format(file, text),
    ];
    const texts: Texts = Object.fromEntries(Object.entries(given).map(format));
    return { ...(await this.loaded.ask('catalogues', texts)), ...texts };
  }

  /** The files with a change. @throws Refused 409 when its place changed in the meantime */
  private async after(file: string, change: Change): Promise<Texts> {
    if (!isTranslation(file))
      return this.whole({ [file]: this.changed(this.workspace.read(file), change) });
    const texts = await this.loaded.ask('translated', file, change);
    if (!texts) throw new Refused(MEANWHILE, 409);
    return texts;
  }

  /** The files with a change, and the problems that it would add. */
  private async tried(file: string, change: Change) {
    const own = cleanChange(change);
    const texts = await this.after(file, own);
    const problems = [...this.newPlaceholders(file, own), ...(await this.newProblems(texts))];
    return { texts, problems };
  }

  /** The problems that a change would add, without making it. */
  async check(file: string, change: Change): Promise<Problem[]> {
    return (await this.tried(file, change)).problems;
  }

  /** These files and the catalogues, as they are. */
  private textsOf(files: readonly string[]): Texts {
    const catalogues = languages.map((language) => `content/${language}.po`);
    const all = [...files.filter((file) => !isTranslation(file)), ...catalogues];
    return Object.fromEntries(all.map((file) => [file, textOf(this.workspace, file) ?? null]));
  }

  /** Writes texts without problems, unless a file has changed until they are known. */
  private async save(
    files: readonly string[],
    change: () => Promise<{ texts: Texts; problems?: Problem[] }>,
  ): Promise<void> {
    const before = this.textsOf(files);
    const { texts, problems = [] } = await change();
    if (problems.length > 0) throw new Refused('Not saved: something needs fixing.', 422, problems);
    if (!same(this.textsOf(files), before)) throw new Refused(MEANWHILE, 409);
    this.workspace.write(texts);
  }

  /**
   * Makes a change.
   * @throws Refused 422 when it is invalid, 409 when its place changed in the meantime
   */
  make(file: string, change: Change): Promise<void> {
    return this.save([file], () => this.tried(file, change));
  }

  /** Creates, rewrites and deletes files, all or none. @param given their texts */
  writeAll(given: Texts): Promise<void> {
    return this.save(Object.keys(given), async () => {
      const texts = await this.whole(given);
      return { texts, problems: await this.newProblems(texts) };
    });
  }

  /** Dates the pages that read differently than they were sent, unless the editor has dated them. */
  async date(): Promise<void> {
    const { git } = this.workspace;
    for (const file of await git.changedFiles(await git.sentCommit())) {
      const changes = await changesIn(this.workspace, file);
      const [change] = changes;
      if (change?.path.length === 0 || !changes.some(changesWording) || changes.some(isDay))
        continue;
      const text = this.workspace.read(file);
      const day = valueIn(text, ['updated']);
      if (typeof day === 'string' && day < today())
        this.workspace.write({ [file]: setValue(text, ['updated'], today()) });
    }
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
   * Undoes one change, whatever the check says about the text before it.
   * @throws Refused 409 when the change is no longer there, as after a second click
   */
  undo(file: string, change: Change): Promise<void> {
    if (change.before === undefined && change.after === undefined) return this.restore(file);
    return this.save([file], async () => ({ texts: await this.after(file, reversed(change)) }));
  }
}
