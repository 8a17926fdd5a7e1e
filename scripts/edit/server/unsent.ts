import { placeInWords } from '../../content-check/place';
import { REDIRECTS } from '../../content-check/redirects';
import { applied, type Change, changesBetween, reversed } from '../../content-source/change';
import type { Texts } from '../../content-source/content-file';
import { valueIn } from '../../content-source/read';
import { isRewritten, rewritten } from '../../content-source/write';
import { choicesOf } from '../model/json-schema';
import { isCatalogue, isTranslation } from '../model/languages';
import { readable } from '../model/readable';
import { deletedPages } from './deleted-pages';
import type { LoadedSite } from './loaded-site';
import { avifOf } from './pictures';
import type { Workspace } from './workspace';

/** The letters, digits and meaningful signs of all texts in a value, such as currencies. */
const plainWords = (value: unknown): string =>
  (JSON.stringify(value) ?? '').toLowerCase().replace(/[^\p{L}\p{N}\p{S}%]+/gu, ' ');

/** Whether a change is of the date on which its page last changed. */
export const isDay = ({ path }: Change): boolean => path[0] === 'updated';

/** Whether a page reads differently after a change. Its date and punctuation do not count. */
export const changesWording = (change: Change): boolean =>
  !isDay(change) && plainWords(change.before) !== plainWords(change.after);

/** A change since the last send, as the list of changes shows it. */
export type Unsent = Change & {
  file: string;
  place: string;
  /** What was there and what is there now, in words. */
  was?: string | undefined;
  now?: string | undefined;
  /** Whether the change follows from others, and is undone with them: a redirect. */
  follows?: true;
  /** Whether it is a new page that was deleted, of which reviewers never hear. */
  wasNew?: true;
};

const textOf = (workspace: Workspace, file: string): string | undefined =>
  workspace.exists(file) ? workspace.read(file) : undefined;

/** A file as it was last sent; undefined for one that is new. */
export const sentText = async ({ git }: Workspace, file: string): Promise<string | undefined> =>
  git.textIn(await git.sentCommit(), file);

const isText = (file: string) => file.endsWith('.ts') || isCatalogue(file);

/** The changed modules and catalogues as they were last sent; null for those that are new. */
export async function sentTexts({ git }: Workspace): Promise<Texts> {
  const commit = await git.sentCommit();
  const files = (await git.changedFiles(commit)).filter(isText);
  const texts = await Promise.all(files.map((file) => git.textIn(commit, file)));
  return Object.fromEntries(files.map((file, i) => [file, texts[i] ?? null]));
}

/** What differs in a file besides its listed changes. It is undone on its own. */
const REST: Change = { path: [], kind: 'changed' };

export async function changesIn(workspace: Workspace, file: string): Promise<Change[]> {
  const [before, after] = [await sentText(workspace, file), textOf(workspace, file)];
  if (before === undefined && after === undefined) return [];
  if (after === undefined) return [{ path: [], kind: 'removed' }];
  if (before === undefined) return [{ path: [], kind: 'added' }];
  if (!file.endsWith('.ts')) return [REST];
  try {
    const changes = changesBetween(valueIn(before), valueIn(after));
    // An engineer's comment is sent too, so it is listed.
    const isWhole = changes.length > 0 && isRewritten(before, after);
    return isWhole ? changes : [...changes, REST];
  } catch {
    // A file that does not parse can still be undone as a whole.
    return [REST];
  }
}

/** A module with a new text, made from what was sent: what came and went in between leaves nothing. */
export async function moduleFromSent(workspace: Workspace, file: string, text: string) {
  const [sent, now] = [await sentText(workspace, file), textOf(workspace, file)];
  if (sent === undefined || now === undefined || !isRewritten(sent, now))
    return workspace.format(file, text);
  const made = rewritten(sent, valueIn(text));
  return made === sent ? sent : workspace.format(file, made);
}

/** The place of a change in words. A removed entry is named as it was: the next one has its place now. */
function placeOf(text: string | undefined, change: Change): string {
  if (change.path.length === 0) return change.kind === 'changed' ? 'comments and layout' : '';
  if (text === undefined) return '';
  const now = valueIn(text);
  const content = change.kind === 'removed' ? applied(now, reversed(change)) : now;
  return placeInWords(change.path, content);
}

/** A value in words. The name of something, such as a duty band, is that in the form. */
async function inWords(value: unknown, { file, path }: Unsent, loaded: LoadedSite) {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^[a-z][a-z0-9-]+$/.test(value)) return readable(value);
  const schema = (await loaded.ask('field', file, path))?.schema ?? {};
  return choicesOf(schema)?.find(([name]) => name === value)?.[1] ?? value;
}

async function changesOf(
  workspace: Workspace,
  loaded: LoadedSite,
  file: string,
  sent: Texts,
): Promise<Unsent[]> {
  if (isCatalogue(file)) {
    const { changes, text } = await loaded.ask('translatedSince', file, sent);
    const isWhole = text === workspace.read(file);
    return isWhole ? changes : [...changes, { ...REST, file, place: NOTES }];
  }
  return (await changesIn(workspace, file)).map(
    (change): Unsent => ({
      ...change,
      ...(file === REDIRECTS ? { follows: true } : {}),
      file,
      place: placeOf(textOf(workspace, file), change),
    }),
  );
}

/** What a catalogue may have besides its translations. */
const NOTES = 'notes for translators';

/** All changes since the last send, those that follow from others last. */
export async function unsentChanges(workspace: Workspace, loaded: LoadedSite): Promise<Unsent[]> {
  const touched = await workspace.git.changedFiles(await workspace.git.sentCommit());
  const variants = new Set(touched.map(avifOf));
  const files = touched.filter((file) => !variants.has(file));
  const gone = Object.keys(deletedPages(workspace))
    .filter((file) => !workspace.exists(file))
    .map((file): Unsent => ({ file, path: [], kind: 'removed', place: '', wasNew: true }));
  const changes: Unsent[] = [...gone];
  const sent = await sentTexts(workspace);
  for (const file of files) changes.push(...(await changesOf(workspace, loaded, file, sent)));
  for (const change of changes) {
    change.was = await inWords(change.before, change, loaded);
    change.now = await inWords(change.after, change, loaded);
    if (isTranslation(change.file)) change.was ??= 'Not translated';
  }
  return changes.toSorted((a, b) => Number(a.follows ?? false) - Number(b.follows ?? false));
}

/** The subject of the commit for reviewers, who see what differs. */
export function subjectOf(changes: readonly Unsent[]): string {
  const [first, ...more] = new Set(changes.map(({ file }) => file.replace(/^\w+\/|\.\w+$/g, '')));
  return `Edit ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`;
}
