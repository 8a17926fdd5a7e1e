import { isReview } from './git';
import { repositoryOf } from './review-state';
import type { Workspace } from './workspace';

export type Sent = {
  branch: string;
  /** Where the review can be opened, when the host is known. */
  link?: string;
};

/** The page that opens a review of a branch, for `git@github.com:owner/name.git`; GitHub only. */
function reviewLink(remote: string, branch: string): string | undefined {
  const name = repositoryOf(remote);
  return name && `https://github.com/${name}/compare/${branch}?expand=1`;
}

/**
 * Merges a commit into the unsent changes, which then are the difference to it. They are committed
 * first, so that nothing is lost even if this is interrupted. @param from what was sent
 * @returns false where both changed the same lines: then the changes stay as they are
 */
async function moveOnto({ git }: Workspace, onto: string, from: string): Promise<boolean> {
  await git.commit('Edit content', true);
  const isMerged = await git.merge(onto, from);
  await git.uncommit(isMerged ? onto : from);
  return isMerged;
}

/** A push only adds to a branch. The host of the reviews shows where two of them differ. */
async function separate({ git }: Workspace, isOngoing: boolean, now: Date): Promise<void> {
  if (isOngoing) await git.begin(await git.newReview(now));
  const then = 'Your changes become a review of their own.';
  console.log(`  Somebody else has changed the same lines. ${then}`);
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
 * site once it is over or where there is none. Unsent changes stay; where others have changed the same
 * lines, they become a review of their own, from where they began.
 * @returns whether files may have been replaced
 */
export async function refresh(workspace: Workspace, now = new Date()): Promise<boolean> {
  const { git } = workspace;
  const [branch, published] = [await git.branch(), await git.publicCommit()];
  if (!published || branch === '') return false;
  const sent = isReview(branch) ? await git.remoteCommit(branch) : undefined;
  const isOver = await isFinished(workspace, branch, sent, published);
  const onto = sent && !isOver ? sent : published;
  if (!isOver && (await git.isAncestor(onto, 'HEAD'))) return false;
  if (!isReview(branch) && !(await isFollowing(workspace, published))) return false;
  const from = await git.sentCommit();
  const isUnsent = (await git.changedFiles(from)).length > 0;
  if (isOver || (!isReview(branch) && isUnsent)) await git.begin(await git.newReview(now));
  const isMerged = await moveOnto(workspace, onto, from);
  if (!isMerged) await separate(workspace, onto === sent, now);
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
