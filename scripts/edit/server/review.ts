import { isDeepStrictEqual as same } from 'node:util';
import { applied, type Change, changesBetween, reversed } from '../../content-source/change';
import { valueAt } from '../../content-source/groups';
import { type Path, valueIn } from '../../content-source/read';
import { rewritten } from '../../content-source/write';
import { isCatalogue } from '../model/languages';
import { isReview } from './git';
import { note, readNotes } from './notes';
import type { Workspace } from './workspace';

export type Sent = {
  branch: string;
  /** Where the review can be opened, when the host is known. */
  link?: string;
};

/** `git@github.com:owner/name.git` as the page that opens a review of a branch; GitHub only. */
function reviewLink(remote: string, branch: string): string | undefined {
  const [, name] = /github\.com[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  return name && `https://github.com/${name}/compare/${branch}?expand=1`;
}

const overlap = (one: Path, other: Path) =>
  one.every((key, i) => i >= other.length || key === other[i]);

/** A file as it was sent, as we and they have changed it, and as Git has merged both. */
type Versions = Record<'was' | 'ours' | 'theirs' | 'merged', string>;

/**
 * What Git, which merges lines, could not tell apart: a field that they alone have changed is theirs
 * again; one that both have changed is a conflict.
 */
function mergedFields({ was, ours, theirs, merged }: Versions) {
  try {
    const [before, mine, now] = [was, ours, theirs].map((text) => valueIn(text));
    const changed = changesBetween(before, now);
    const unclear = changesBetween(now, valueIn(merged)).filter(
      ({ path }) => path[0] !== 'updated' && changed.some((one) => overlap(one.path, path)),
    );
    const isTheirs = ({ path, kind }: Change) =>
      kind === 'changed' && same(valueAt(mine, path), valueAt(before, path));
    return {
      text: rewritten(
        merged,
        unclear.filter(isTheirs).map(reversed).reduce(applied, valueIn(merged)),
      ),
      conflicts: unclear.filter((change) => !isTheirs(change)).map(({ path }) => path),
    };
  } catch {
    return { text: merged, conflicts: [[]] };
  }
}

/**
 * Merges a commit into the unsent changes, which then are the difference to it. They are committed
 * first, so that nothing is lost even if this is interrupted. @param from what was sent
 */
async function moveOnto(workspace: Workspace, onto: string, from: string): Promise<void> {
  const { git } = workspace;
  await git.commit('Edit content', true);
  const mine = await git.run(['rev-parse', 'HEAD']);
  await git.merge(onto);
  const changed = await git.changedFiles(from, onto);
  const conflicts = [...readNotes(workspace).conflicts];
  for (const file of await git.changedFiles(onto, 'HEAD')) {
    if (!changed.includes(file) || isCatalogue(file)) continue;
    const commits = [from, mine, onto, 'HEAD'].map((commit) => git.fileIn(commit, file));
    const [was = '', ours = '', theirs = '', merged = ''] = (await Promise.all(commits)).map(
      String,
    );
    const { text, conflicts: own } = mergedFields({ was, ours, theirs, merged });
    if (text !== merged) workspace.write({ [file]: workspace.format(file, text) });
    conflicts.push(...own.map((path) => ({ file, path })));
  }
  await git.uncommit(onto);
  note(workspace, { conflicts });
}

/** Whether a branch only follows the public site: what an engineer has committed stays alone. */
async function isFollowing({ git }: Workspace, published: string): Promise<boolean> {
  const isTracking = (await git.commitAt('@{upstream}')) === published;
  return isTracking && (await git.isAncestor('HEAD', published));
}

/** Whether a review was merged or closed. @param sent its last commit at the remote */
async function isFinished({ git }: Workspace, branch: string, sent?: string, published = '') {
  if (sent) return git.isMerged(sent, published);
  return isReview(branch) && (await git.wasPushed(branch));
}

/**
 * Brings the folder up to date, as last fetched: with the review in progress, or with the public
 * site once it is over or where there is none. Unsent changes stay.
 * @returns whether files may have been replaced
 */
export async function refresh(workspace: Workspace, now = new Date()): Promise<boolean> {
  const { git } = workspace;
  const [branch, published] = [await git.branch(), await git.publicCommit()];
  if (!published || branch === '') return false;
  await git.abandonMerge();
  const sent = isReview(branch) ? await git.remoteCommit(branch) : undefined;
  const isOver = await isFinished(workspace, branch, sent, published);
  const onto = sent && !isOver ? sent : published;
  if (!isOver && (await git.isAncestor(onto, 'HEAD'))) return false;
  if (!isReview(branch) && !(await isFollowing(workspace, published))) return false;
  const from = await git.sentCommit();
  const isUnsent = (await git.changedFiles(from)).length > 0;
  if (isOver || (!isReview(branch) && isUnsent)) await git.begin(await git.newReview(now));
  await moveOnto(workspace, onto, from);
  if (isOver) console.log(`  The review ${branch} is closed. You edit the public site again.`);
  return true;
}

/**
 * Commits the changes on a branch of their own and sends them to those who review.
 * @param message the subject of the commit
 * @throws Refused when the changes could not be sent; they then still count as unsent
 */
export async function sendForReview(
  { git }: Workspace,
  message: string,
  now = new Date(),
): Promise<Sent> {
  const base = await git.sentCommit();
  let branch = await git.branch();
  if (!isReview(branch)) {
    branch = await git.newReview(now);
    await git.begin(branch);
  }
  // What an earlier attempt committed and could not send becomes part of this one commit.
  await git.uncommit(base);
  await git.commit(message);
  try {
    await git.push(branch);
  } catch (error) {
    await git.uncommit(base);
    throw error;
  }
  const link = reviewLink((await git.remote()) ?? '', branch);
  return link ? { branch, link } : { branch };
}
