import { englishFileOf, isTranslation } from '../content/languages';
import { isRunningText } from '../content/running-text';
import type { EditedSite } from '../edited-site';
import { applyChange, type Change, changesBetween, reversed } from '../source/apply';
import { valueIn } from '../source/read';
import { changesWording, isDay, ofWholeFigures } from './changes';
import { changedFiles, sentCommit } from './history';
import type { Judge } from './judge';
import { avifOf } from './pictures';
import type { Workspace } from './workspace';

/** A change since the last send, as the list of changes shows it. */
export type Unsent = Change & {
  file: string;
  place: string;
  /**
   * Whether the change follows from others, and is undone with them: that of a page's date, of one
   * of the site's `followers`, or of a translation in step with its page.
   */
  follows?: true;
};

/**
 * Whether a translation has changed in step with its page: in the entries of a list, in the hash of
 * the English texts, in `unfinished`, or by being deleted with the page.
 */
function isInStep(
  { path, kind, before, after }: Change,
  text: string | undefined,
  { pieceKeys }: EditedSite,
): boolean {
  const isList = (value: unknown) => Array.isArray(value) && !isRunningText(value, pieceKeys);
  if (path.length === 0) return kind === 'removed';
  if (kind === 'added' || kind === 'removed')
    return text !== undefined && isList(valueIn(text, path.slice(0, -1)));
  return ['english', 'unfinished'].includes(String(path[0])) || [before, after].some(isList);
}

/** A file as it is; undefined if it does not exist. */
export const textOf = (workspace: Workspace, file: string): string | undefined =>
  workspace.exists(file) ? workspace.read(file) : undefined;

/** A file as it was last sent; undefined for one that is new, or without history. */
export async function sentText(workspace: Workspace, file: string): Promise<string | undefined> {
  const commit = await sentCommit(workspace).catch(() => undefined);
  return commit && (await workspace.fileIn(commit, file))?.toString();
}

/** The changes of one file since the last send. */
export async function changesIn(workspace: Workspace, file: string): Promise<Change[]> {
  const [before, after] = [await sentText(workspace, file), textOf(workspace, file)];
  if (before === undefined && after === undefined) return [];
  if (after === undefined) return [{ path: [], kind: 'removed' }];
  if (before === undefined) return [{ path: [], kind: 'added' }];
  if (!file.endsWith('.ts')) return [{ path: [], kind: 'changed' }];
  const [was, now] = [valueIn(before), valueIn(after)];
  return ofWholeFigures(changesBetween(was, now), was, now);
}

/** Whether a translation belongs to a new page: undoing that page deletes both. */
const isOfNewPage = async (workspace: Workspace, file: string): Promise<boolean> =>
  (await sentText(workspace, englishFileOf(file))) === undefined;

/** The place of a change in words. A removed entry is named as it was: the next one has its place now. */
async function placeOf(
  workspace: Workspace,
  judge: Judge,
  file: string,
  change: Change,
): Promise<string> {
  const text = textOf(workspace, file);
  if (change.path.length === 0 || text === undefined) return '';
  if (change.kind !== 'removed') return (await judge.ask('field', file, change.path))?.place ?? '';
  const before = valueIn(applyChange(text, reversed(change)));
  return judge.site.placeInWords(change.path, before);
}

/** All changes since the last send, those that follow from others last; none where there is no history to compare with. */
export async function unsentChanges(workspace: Workspace, judge: Judge): Promise<Unsent[]> {
  if (!(await workspace.hasHistory())) return [];
  const unsent: Unsent[] = [];
  const touched = await changedFiles(workspace, await sentCommit(workspace));
  const variants = new Set(touched.map(avifOf));
  for (const file of touched.filter((file) => !variants.has(file))) {
    const changes = await changesIn(workspace, file);
    const says = changes.some(changesWording);
    for (const change of changes.toSorted((a, b) => Number(isDay(a)) - Number(isDay(b)))) {
      const follows =
        judge.site.followers.includes(file) ||
        (says && isDay(change)) ||
        (isTranslation(file) &&
          (isInStep(change, textOf(workspace, file), judge.site) ||
            (await isOfNewPage(workspace, file))));
      unsent.push({
        ...change,
        ...(follows ? { follows: true } : {}),
        file,
        place: await placeOf(workspace, judge, file, change),
      });
    }
  }
  return unsent.toSorted((a, b) => Number(a.follows ?? false) - Number(b.follows ?? false));
}
