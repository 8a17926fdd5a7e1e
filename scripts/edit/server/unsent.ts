import { placeInWords } from '../../content-check/place';
import { REDIRECTS } from '../../content-check/redirects';
import { isCatalogue } from '../model/languages';
import { applied, type Change, changesBetween, reversed } from '../source/change';
import { type Path, valueIn } from '../source/read';
import { ofWholeFigures } from './changes';
import type { LoadedSite } from './loaded-site';
import { avifOf } from './pictures';
import { type Conflict, readConflicts } from './review';
import type { Workspace } from './workspace';

/** A change since the last send, as the list of changes shows it. */
export type Unsent = Change & {
  file: string;
  place: string;
  /** Whether the change follows from others, and is undone with them: a redirect. */
  follows?: true;
  /** Whether somebody else has changed the same text, and the editor has to choose. */
  conflict?: true;
};

/** A file as it is; undefined if it does not exist. */
export const textOf = (workspace: Workspace, file: string): string | undefined =>
  workspace.exists(file) ? workspace.read(file) : undefined;

/** A file as it was last sent; undefined for one that is new. */
export async function sentText(workspace: Workspace, file: string): Promise<string | undefined> {
  const commit = await workspace.git.sentCommit();
  return (await workspace.git.fileIn(commit, file))?.toString();
}

/** The changes of one file since the last send. */
export async function changesIn(workspace: Workspace, file: string): Promise<Change[]> {
  const [before, after] = [await sentText(workspace, file), textOf(workspace, file)];
  if (before === undefined && after === undefined) return [];
  if (after === undefined) return [{ path: [], kind: 'removed' }];
  if (before === undefined) return [{ path: [], kind: 'added' }];
  if (!file.endsWith('.ts')) return [{ path: [], kind: 'changed' }];
  try {
    const [was, now] = [valueIn(before), valueIn(after)];
    return ofWholeFigures(changesBetween(was, now), was, now);
  } catch {
    // A file that does not parse can still be undone as a whole.
    return [{ path: [], kind: 'changed' }];
  }
}

const isIn = (conflicts: readonly Conflict[], file: string, path: Path): boolean =>
  conflicts.some((one) => one.file === file && one.path.every((key, i) => key === path[i]));

/** The place of a change in words. A removed entry is named as it was: the next one has its place now. */
async function placeOf(
  workspace: Workspace,
  loaded: LoadedSite,
  file: string,
  change: Change,
): Promise<string> {
  const text = textOf(workspace, file);
  if (change.path.length === 0 || text === undefined) return '';
  if (change.kind !== 'removed') return (await loaded.ask('field', file, change.path))?.place ?? '';
  const before = applied(valueIn(text), reversed(change));
  return placeInWords(change.path, before);
}

/** All changes since the last send, those that follow from others last. */
export async function unsentChanges(workspace: Workspace, loaded: LoadedSite): Promise<Unsent[]> {
  const conflicts = readConflicts(workspace);
  const unsent: Unsent[] = [];
  const touched = await workspace.git.changedFiles(await workspace.git.sentCommit());
  const variants = new Set(touched.map(avifOf));
  for (const file of touched.filter((file) => !variants.has(file))) {
    if (isCatalogue(file)) {
      const sent = await sentText(workspace, file);
      unsent.push(...(await loaded.ask('translatedSince', file, sent ?? '')));
      continue;
    }
    const follows = file === REDIRECTS;
    for (const change of await changesIn(workspace, file))
      unsent.push({
        ...change,
        ...(follows ? { follows } : {}),
        ...(isIn(conflicts, file, change.path) ? { conflict: true } : {}),
        file,
        place: await placeOf(workspace, loaded, file, change),
      });
  }
  return unsent.toSorted((a, b) => Number(a.follows ?? false) - Number(b.follows ?? false));
}
