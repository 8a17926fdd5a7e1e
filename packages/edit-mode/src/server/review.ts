import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Path } from '../source/read';
import { isReview } from './git';
import { mergeModules } from './merge';
import type { Workspace } from './workspace';

export type Sent = {
  branch: string;
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

/** A field that somebody else changed too, until the editor has chosen a text. */
export type Conflict = { file: string; path: Path };

const conflictsIn = (root: string) => path.join(root, '.cache/edit-conflicts.json');

export function readConflicts({ root }: Workspace): readonly Conflict[] {
  const file = conflictsIn(root);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

export const writeConflicts = ({ root }: Workspace, conflicts: readonly Conflict[]): void =>
  writeFileSync(conflictsIn(root), JSON.stringify(conflicts));

type Version = string | Buffer | undefined;

const equal = (one: Version, other: Version) =>
  one === undefined || other === undefined
    ? one === other
    : Buffer.from(one).equals(Buffer.from(other));

function merge(
  workspace: Workspace,
  file: string,
  [was, ours, theirs]: readonly [Version, Version, Version],
): { content: Version; conflicts: readonly Path[] } {
  if (equal(was, theirs) || equal(ours, theirs)) return { content: ours, conflicts: [] };
  if (!file.endsWith('.ts') || !was || !ours || !theirs) return { content: ours, conflicts: [[]] };
  const { text, conflicts } = mergeModules(`${was}`, `${ours}`, `${theirs}`);
  return { content: workspace.format(file, text), conflicts };
}

/**
 * Moves the unsent changes onto a commit, on a branch of this name. They are committed before
 * anything in the folder is replaced, so that nothing is lost even if this is interrupted.
 */
async function moveOnto(workspace: Workspace, onto: string, branch: string): Promise<void> {
  const { git } = workspace;
  const from = await git.sentCommit();
  if (!isReview(await git.branch())) await git.moveTo(branch, 'HEAD');
  await git.commit('Edit content', '--no-verify');
  const contents: Record<string, Version> = {};
  const conflicts = [...readConflicts(workspace)];
  for (const file of await git.changedFiles(from, 'HEAD')) {
    const [was, ours, theirs] = await Promise.all(
      [from, 'HEAD', onto].map((commit) => git.fileIn(commit, file)),
    );
    const merged = merge(workspace, file, [was, ours, theirs]);
    if (!equal(merged.content, theirs)) contents[file] = merged.content;
    conflicts.push(...merged.conflicts.map((path) => ({ file, path })));
  }
  const isAny = Object.keys(contents).length > 0;
  await git.moveTo(branch, isAny ? await git.commitOnto(onto, contents) : onto);
  writeConflicts(workspace, conflicts);
}

/** What a refresh changed. */
export type Refreshed = {
  /** Whether files in the folder may have been replaced. */
  moved: boolean;
  /** A review that is over; unsent changes have moved on to a new one. */
  finished?: string;
};

/** Without a review in progress: follows the public site, as long as nothing else was committed. */
async function followPublic(workspace: Workspace, published: string, now: Date) {
  const { git } = workspace;
  const isTracking = (await git.commitAt('@{upstream}')) === published;
  const isBehind = isTracking && !(await git.isAncestor(published, 'HEAD'));
  if (!isBehind || !(await git.isAncestor('HEAD', published))) return { moved: false };
  const isClean = (await git.changedFiles('HEAD')).length === 0;
  if (isClean) await git.moveTo(await git.branch(), published);
  else await moveOnto(workspace, published, await git.newReview(now));
  return { moved: true };
}

/**
 * Brings the folder up to date, as last fetched: with the review in progress, or with the public
 * site once it is over or where there is none. Unsent changes stay.
 */
export async function refresh(workspace: Workspace, now = new Date()): Promise<Refreshed> {
  const { git } = workspace;
  const branch = await git.branch();
  const published = await git.publicCommit();
  if (!published || branch === '') return { moved: false };
  if (!isReview(branch)) return followPublic(workspace, published, now);
  const theirs = await git.remoteCommit(branch);
  const wasPushed = theirs !== undefined || (await git.wasPushed(branch));
  if (wasPushed && (!theirs || (await git.isMerged(theirs, published)))) {
    await moveOnto(workspace, published, await git.newReview(now));
    return { moved: true, finished: branch };
  }
  const onto = theirs ?? published;
  if (await git.isAncestor(onto, 'HEAD')) return { moved: false };
  await moveOnto(workspace, onto, branch);
  return { moved: true };
}

/**
 * Commits the changes on a branch of their own and sends them to those who review.
 * @param message what changed: a subject, an empty line, and the details
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
    await git.moveTo(branch, 'HEAD');
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
