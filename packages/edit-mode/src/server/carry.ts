import { changedFiles, commitChanges, commitOnto, currentBranch, rememberSent } from './history';
import { mergeModules } from './merge';
import type { Workspace } from './workspace';

type Version = string | Buffer | undefined;

const equal = (one: Version, other: Version) =>
  one === undefined || other === undefined
    ? one === other
    : Buffer.from(one).equals(Buffer.from(other));

function merge(
  workspace: Workspace,
  file: string,
  [was, ours, theirs]: [Version, Version, Version],
): { content: Version; overlaps: boolean } {
  if (equal(was, theirs) || equal(ours, theirs)) return { content: ours, overlaps: false };
  if (!file.endsWith('.ts') || !was || !ours || !theirs) return { content: ours, overlaps: true };
  const merged = mergeModules(`${was}`, `${ours}`, `${theirs}`);
  return { content: workspace.format(file, merged.text), overlaps: merged.overlaps };
}

/**
 * Moves all changes since `from` onto another commit, on a branch of this name, and remembers that
 * reviewers have that commit. The changes are committed before anything in the folder is replaced,
 * so that nothing is lost even if this is interrupted.
 * @returns the files in which both sides changed the same place
 */
export async function carry(
  workspace: Workspace,
  { from, onto, branch }: { from: string; onto: string; branch: string },
): Promise<string[]> {
  await commitChanges(workspace, `Edit content on ${await currentBranch(workspace)}`);
  const contents: Record<string, Version> = {};
  const overlapping: string[] = [];
  for (const file of await changedFiles(workspace, from, 'HEAD')) {
    const [was, ours, theirs] = await Promise.all(
      [from, 'HEAD', onto].map((commit) => workspace.fileIn(commit, file)),
    );
    const { content, overlaps } = merge(workspace, file, [was, ours, theirs]);
    if (!equal(content, theirs)) contents[file] = content;
    if (overlaps) overlapping.push(file);
  }
  const isAny = Object.keys(contents).length > 0;
  const commit = isAny ? await commitOnto(workspace, onto, contents, 'Edit content') : onto;
  await rememberSent(workspace, branch, onto);
  await workspace.git('switch', '-q', '-C', branch, commit);
  return overlapping;
}
