import { RECORD } from '../content-check/dated-words';
import type { Workspace } from './workspace';

/** What may be sent: nothing else that lies changed in the folder goes with it. */
const sendable = ['content', 'public/uploads'];

const reviews = 'edit/';

async function changedIn(workspace: Workspace, places: readonly string[]): Promise<string[]> {
  const args = ['status', '--porcelain', '-z', '-uall', '--no-renames', '--', ...places];
  const lines = await workspace.git(...args);
  return lines
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/** The files in which something changed since it was last sent; the record of words goes by itself. */
export const touchedFiles = (workspace: Workspace): Promise<string[]> =>
  changedIn(workspace, [...sendable, `:(exclude)${RECORD}`]);

export type Sent = {
  branch: string;
  /** False when there is nowhere to send to: the changes are kept here, ready to be fetched. */
  pushed: boolean;
  /** Where the review can be opened, when the place is known. */
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

const unset = () => '';

/** The name under which changes are kept, when the machine knows none. */
async function identity(workspace: Workspace): Promise<string[]> {
  const known = await workspace.git('config', 'user.email').catch(unset);
  if (known) return [];
  return ['-c', 'user.name=Website editor', '-c', 'user.email=editor@localhost'];
}

/** Goes on with a review that is under way, or begins a new one. */
async function reviewBranch(workspace: Workspace, now: Date): Promise<string> {
  const current = await workspace.git('branch', '--show-current');
  if (current.startsWith(reviews)) return current;
  const stamp = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  const branch = `${reviews}${stamp}`;
  await workspace.git('switch', '-c', branch);
  return branch;
}

/**
 * Keeps the changes under a name of their own and sends them to those who review.
 * @param message what changed: one line, an empty one, and the details
 */
export async function sendForReview(
  workspace: Workspace,
  message: string,
  now = new Date(),
): Promise<Sent> {
  const branch = await reviewBranch(workspace, now);
  const files = await changedIn(workspace, sendable);
  await workspace.git('add', '-A', '--', ...files);
  await workspace.git(
    ...(await identity(workspace)),
    'commit',
    '-q',
    '-m',
    message,
    '--',
    ...files,
  );
  const [remote] = (await workspace.git('remote').catch(unset)).split('\n');
  if (!remote) return { branch, pushed: false };
  await workspace.git('push', '-q', '-u', remote, branch);
  const link = reviewLink(await workspace.git('remote', 'get-url', remote), branch);
  return { branch, pushed: true, ...(link ? { link } : {}) };
}
