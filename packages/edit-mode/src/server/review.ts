import { carry } from './carry';
import {
  commitAt,
  commitChanges,
  currentBranch,
  isReview,
  newReview,
  publicCommit,
  rememberSent,
  remoteCommit,
  sentCommit,
} from './history';
import { remoteFailure } from './remote-failure';
import type { Workspace } from './workspace';

export type Sent = {
  branch: string;
  /** False when no remote is set up: the changes are committed here, ready to be fetched. */
  pushed: boolean;
  /** Where the review can be opened, when the host is known. */
  link?: string;
};

/** `git@github.com:owner/name.git` as the page that opens a review of a branch. */
export function reviewLink(remote: string, branch: string): string | undefined {
  const [, host, name] = /(github\.com|gitlab\.com)[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  if (!host || !name) return undefined;
  return host === 'github.com'
    ? `https://${host}/${name}/compare/${branch}?expand=1`
    : `https://${host}/${name}/-/merge_requests/new?merge_request[source_branch]=${branch}`;
}

/** How much longer a push may take than an answer: it uploads pictures on a slow line. */
const PUSH_FACTOR = 6;

/** The address of the remote, if there is one. */
export const remoteUrl = (workspace: Workspace): Promise<string | undefined> =>
  workspace.git('remote', 'get-url', 'origin').catch(() => undefined);

/**
 * Talks to the remote, with a limit in time. Over HTTP the limit is git's own: its helper process
 * would survive being killed from here.
 * @throws Refused 503 in plain words
 */
async function atRemote(workspace: Workspace, timeout: number, ...args: string[]): Promise<void> {
  const seconds = Math.ceil(workspace.remoteTimeout / 1000);
  const slow = ['-c', 'http.lowSpeedLimit=1', '-c', `http.lowSpeedTime=${seconds}`];
  const limit = timeout + workspace.remoteTimeout;
  await workspace.gitWith({ timeout: limit }, ...slow, ...args).catch((error) => {
    throw remoteFailure(error);
  });
}

const isAncestor = (workspace: Workspace, commit: string, of: string): Promise<boolean> =>
  workspace.git('merge-base', '--is-ancestor', commit, of).then(
    () => true,
    () => false,
  );

/** How many public commits are searched for a review that was squashed into one of them. */
const MOST_COMMITS = 200;

/** Whether the public site has all that was sent: as it was, or squashed into one commit. */
async function isMerged(workspace: Workspace, sent: string, published: string): Promise<boolean> {
  if (await isAncestor(workspace, sent, published)) return true;
  const range = `${await workspace.git('merge-base', sent, published)}..${published}`;
  const list = ['rev-list', '--first-parent', `--max-count=${MOST_COMMITS}`, range];
  const commits = (await workspace.git(...list)).split('\n').filter(Boolean);
  for (const commit of commits) {
    // Merging what is there already changes nothing. A conflict prints more than a tree, or fails.
    const merged = await workspace
      .git('merge-tree', '--write-tree', commit, sent)
      .catch(() => undefined);
    if (merged === (await workspace.git('rev-parse', `${commit}^{tree}`))) return true;
  }
  return false;
}

/** What a fetch changed here. */
export type Refreshed = {
  /** Whether files in the folder may have been replaced. */
  moved: boolean;
  /** A review that is over; changes that were not sent have moved on to a new one. */
  finished?: string;
  /** Files in which somebody else changed the same place. */
  overlaps: string[];
};

const unchanged: Refreshed = { moved: false, overlaps: [] };

/** Git refuses where both sides changed the same file; then everything stays as it is. */
async function followPublic(
  workspace: Workspace,
  published: string | undefined,
): Promise<Refreshed> {
  if (!published || (await commitAt(workspace, '@{upstream}')) !== published) return unchanged;
  if (await isAncestor(workspace, published, 'HEAD')) return unchanged;
  const merge = workspace.git('merge', '-q', '--ff-only', published);
  return merge.then(
    () => ({ moved: true, overlaps: [] }),
    () => unchanged,
  );
}

async function followReview(
  workspace: Workspace,
  { branch, sent, now }: { branch: string; sent: string; now: Date },
): Promise<Refreshed> {
  const published = await publicCommit(workspace);
  const theirs = await remoteCommit(workspace, branch);
  const onto = theirs ?? published;
  if (!published || !onto) return unchanged;
  const wasSent = theirs || !(await isAncestor(workspace, sent, published));
  if (wasSent && (!theirs || (await isMerged(workspace, theirs, published)))) {
    const next = { from: sent, onto: published, branch: await newReview(workspace, now) };
    return { moved: true, finished: branch, overlaps: await carry(workspace, next) };
  }
  if (await isAncestor(workspace, onto, 'HEAD')) return unchanged;
  return { moved: true, overlaps: await carry(workspace, { from: sent, onto, branch }) };
}

/**
 * Fetches, and brings the folder up to date: with the review in progress, or with the public site
 * once that review is merged or closed. Changes that were not sent are carried along.
 * @throws Refused 503 when the remote cannot be reached
 */
export async function refreshReview(workspace: Workspace, now = new Date()): Promise<Refreshed> {
  if (!(await remoteUrl(workspace))) return unchanged;
  const sent = await sentCommit(workspace);
  const fetch = ['fetch', '-q', '--prune', 'origin', '+refs/heads/*:refs/remotes/origin/*'];
  await atRemote(workspace, workspace.remoteTimeout, ...fetch);
  const branch = await currentBranch(workspace);
  if (isReview(branch)) return followReview(workspace, { branch, sent, now });
  return followPublic(workspace, await publicCommit(workspace));
}

/**
 * Commits the changes on a branch of their own and sends them to those who review.
 * @param message what changed: a subject, an empty line, and the details
 * @throws Refused when the changes could not be sent; they then still count as unsent
 */
export async function sendForReview(
  workspace: Workspace,
  message: string,
  now = new Date(),
): Promise<Sent> {
  const base = await sentCommit(workspace);
  let branch = await currentBranch(workspace);
  if (!isReview(branch)) {
    branch = await newReview(workspace, now);
    await rememberSent(workspace, branch, base);
    await workspace.git('switch', '-q', '-c', branch);
  }
  // What an earlier attempt committed and could not send becomes part of this one commit.
  if ((await commitAt(workspace, 'HEAD')) !== base)
    await workspace.git('reset', '-q', '--soft', base);
  await commitChanges(workspace, message);
  const url = await remoteUrl(workspace);
  const commit = await workspace.git('rev-parse', 'HEAD');
  if (url) {
    const push = ['push', '-q', '-u', 'origin', `${branch}:refs/heads/${branch}`];
    await atRemote(workspace, workspace.remoteTimeout * PUSH_FACTOR, ...push);
  }
  await rememberSent(workspace, branch, commit);
  const link = url && reviewLink(url, branch);
  return { branch, pushed: url !== undefined, ...(link ? { link } : {}) };
}
