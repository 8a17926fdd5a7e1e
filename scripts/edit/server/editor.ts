import { isDeepStrictEqual as same } from 'node:util';
import { placeInWords } from '../../content-check/place';
import { today } from '../../content-check/values';
import { applied, type Change, reversed } from '../../content-source/change';
import type { Texts } from '../../content-source/content-file';
import { languages } from '../../content-source/languages.mjs';
import { fieldName, type Problem } from '../../content-source/problem';
import { valueIn } from '../../content-source/read';
import { rewritten, setValue } from '../../content-source/write';
import { withoutInvisible } from '../model/invisible';
import { isCatalogue, isTranslation } from '../model/languages';
import { deletedPages, keepDeleted } from './deleted-pages';
import type { LoadedSite } from './loaded-site';
import { avifOf } from './pictures';
import { Refused } from './refused';
import { changesIn, changesWording, isDay, moduleFromSent, sentTexts } from './unsent';
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

  /** A new placeholder in a text, which nothing fills in. Removing one is allowed. */
  private newPlaceholders(file: string, { path: field, before, after }: Change): Problem[] {
    const known = placeholdersIn(before);
    const added = placeholdersIn(after).find((name) => !known.includes(name));
    if (!added || isTranslation(file)) return [];
    const place = placeInWords(field, valueIn(this.workspace.read(file)));
    const found = `contains ${added}, which is not a known placeholder`;
    const fix = known.length > 0 ? `write ${known.join(' or ')}, or remove it` : 'remove it';
    return [{ file, field, place, found, fix }];
  }

  /**
   * The problems that these texts would add. What other English texts break in translations is listed once
   * they are saved: their editor cannot translate in the same save.
   */
  private async newProblems(texts: Texts): Promise<Problem[]> {
    const all = Object.keys(texts).some(isCatalogue) ? 'problems' : 'englishProblems';
    const then = await this.loaded.ask(all, texts);
    const now = then.length > 0 ? await this.loaded.ask(all, {}) : [];
    const known = new Set(now.map(key));
    return then.filter((problem) => !known.has(key(problem)));
  }

  private async formatted(given: Texts): Promise<Texts> {
    const texts: Texts = {};
    for (const [file, text] of Object.entries(given))
      texts[file] = text === null ? null : await moduleFromSent(this.workspace, file, text);
    return texts;
  }

  /** These texts with the catalogues that follow English ones. */
  private async withCatalogues(texts: Texts): Promise<Texts> {
    if (!Object.keys(texts).some((file) => file.endsWith('.ts'))) return texts;
    const sent = await sentTexts(this.workspace);
    return { ...(await this.loaded.ask('catalogues', texts, sent)), ...texts };
  }

  /** The files with a change. @throws Refused 409 when its place changed in the meantime */
  private async after(file: string, change: Change): Promise<Texts> {
    if (isTranslation(file)) {
      const sent = await sentTexts(this.workspace);
      const texts = await this.loaded.ask('translated', file, change, sent);
      if (texts) return texts;
      throw new Refused(MEANWHILE, 409);
    }
    const text = this.workspace.read(file);
    const { path, before, kind, after } = change;
    const now = valueIn(text, path);
    // An entry is added once, whoever clicks twice.
    if (kind === 'added' ? same(now, after) : !same(now, before)) throw new Refused(MEANWHILE, 409);
    return this.formatted({ [file]: rewritten(text, applied(valueIn(text), change)) });
  }

  /** The files with a change, and the problems that it would add. */
  private async tried(file: string, change: Change) {
    // Pasted text brings invisible characters along.
    const own = { ...change, after: withoutInvisible(change.after) };
    const texts = await this.after(file, own);
    const problems = [...this.newPlaceholders(file, own), ...(await this.newProblems(texts))];
    return { texts, problems };
  }

  async check(file: string, change: Change): Promise<Problem[]> {
    return (await this.tried(file, change)).problems;
  }

  /** Writes texts without problems, unless another program changes a file until they are known. */
  private async save(
    files: readonly string[],
    change: () => Promise<{ texts: Texts; problems?: Problem[] }>,
  ): Promise<void> {
    const catalogues = languages.map((language) => `content/${language}.po`);
    const read = [...files.filter((file) => !isTranslation(file)), ...catalogues];
    const before = this.workspace.stamp(read);
    const { texts, problems = [] } = await change();
    if (problems.length > 0) throw new Refused('Not saved: something needs fixing.', 422, problems);
    const all = await this.withCatalogues(texts);
    if (this.workspace.stamp(read) !== before) throw new Refused(MEANWHILE, 409);
    this.workspace.write(all);
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
      const texts = await this.formatted(given);
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

  /** Restores a whole file as it was sent or deleted, with its AVIF; a new one is deleted. */
  private async restore(file: string): Promise<void> {
    const { git } = this.workspace;
    const commit = await git.sentCommit();
    const { [file]: deleted, ...others } = deletedPages(this.workspace);
    const files: Record<string, string | Buffer | null> = {};
    for (const one of [file, avifOf(file) ?? []].flat()) {
      const sent = (await git.fileIn(commit, one)) ?? deleted;
      if (sent || this.workspace.exists(one)) files[one] = sent ?? null;
    }
    const english = file.endsWith('.ts') ? { [file]: files[file]?.toString() ?? null } : {};
    this.workspace.write({ ...(await this.withCatalogues(english)), ...files });
    keepDeleted(this.workspace, others);
  }

  /** A file with its listed changes and nothing else; undefined where it cannot be read. */
  private async listedOnly(file: string): Promise<string | undefined> {
    const sent = await sentTexts(this.workspace);
    if (isCatalogue(file)) return (await this.loaded.ask('translatedSince', file, sent)).text;
    try {
      const made = rewritten(sent[file] ?? '', valueIn(this.workspace.read(file)));
      return made === sent[file] ? made : this.workspace.format(file, made);
    } catch {
      return undefined;
    }
  }

  /**
   * Undoes one change, whatever the check says about the text before it.
   * @throws Refused 409 when the change is no longer there, as after a second click
   */
  async undo(file: string, change: Change): Promise<void> {
    if (change.before === undefined && change.after === undefined) {
      const text = change.kind === 'changed' ? await this.listedOnly(file) : undefined;
      return text === undefined ? this.restore(file) : this.workspace.write({ [file]: text });
    }
    return this.save([file], async () => ({ texts: await this.after(file, reversed(change)) }));
  }
}
