import type { Workspace } from './workspace';

/** Files that may be sent for review; other changes in the folder are left out. */
export const sendable = ['content', 'public/uploads'];

const REVIEW = 'edit/';

export const isReview = (branch: string): boolean => branch.startsWith(REVIEW);

export const currentBranch = (workspace: Workspace): Promise<string> =>
  workspace.git('branch', '--show-current');

/** The commit of a ref, or undefined if it does not exist. */
export const commitAt = (workspace: Workspace, name: string): Promise<string | undefined> =>
  workspace.git('rev-parse', '-q', '--verify', `${name}^{commit}`).catch(() => undefined);

/** The last commit of a branch at the remote, as it was last fetched. */
export const remoteCommit = (workspace: Workspace, branch: string): Promise<string | undefined> =>
  commitAt(workspace, `refs/remotes/origin/${branch}`);

/** A new review's name, from its start time, or from the next second that no other began in. */
export async function newReview(workspace: Workspace, now: Date): Promise<string> {
  const name = `${REVIEW}${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}`;
  const other =
    (await commitAt(workspace, `refs/heads/${name}`)) ?? (await remoteCommit(workspace, name));
  return other ? newReview(workspace, new Date(now.getTime() + 1000)) : name;
}

/** The commit that the public site is built from, as it was last fetched. */
export async function publicCommit(workspace: Workspace): Promise<string | undefined> {
  for (const branch of ['HEAD', 'main', 'master']) {
    const commit = await remoteCommit(workspace, branch);
    if (commit) return commit;
  }
  return undefined;
}

/**
 * The ref that records which commit of a branch reviewers have. Outside `refs/remotes`, which a
 * fetch may prune.
 */
const sentRef = (branch: string) => `refs/reviews/${branch}`;

export const rememberSent = (workspace: Workspace, branch: string, commit: string) =>
  workspace.git('update-ref', sentRef(branch), commit);

/**
 * The commit that changes are counted from: the last one that reviewers have. What was committed
 * after it, by a send that failed, is as unsent as what was never committed.
 */
export async function sentCommit(workspace: Workspace): Promise<string> {
  const branch = await currentBranch(workspace);
  const known = isReview(branch)
    ? ((await commitAt(workspace, sentRef(branch))) ??
      (await remoteCommit(workspace, branch)) ??
      (await publicCommit(workspace)))
    : undefined;
  const common = known && (await workspace.git('merge-base', 'HEAD', known).catch(() => undefined));
  return common ?? workspace.git('rev-parse', 'HEAD');
}

const names = (printed: string) => printed.split('\0').filter(Boolean);

/**
 * The sendable files that differ between a commit and the folder, or between two commits; without the
 * JSON files, which tools write.
 */
export async function changedFiles(
  workspace: Workspace,
  from: string,
  to?: string,
): Promise<string[]> {
  const places = ['--', ...sendable, ':(exclude)content/*.json'];
  const options = ['--name-only', '--no-renames', '-z'];
  const differing = names(
    await workspace.git('diff', ...options, from, ...(to ? [to] : []), ...places),
  );
  if (to) return differing;
  const list = ['ls-files', '-o', '--exclude-standard', '-z'];
  return [...new Set([...differing, ...names(await workspace.git(...list, ...places))])].sort();
}

/** Author of commits on a machine without a git identity. */
async function identity(workspace: Workspace): Promise<string[]> {
  const known = await workspace.git('config', 'user.email').catch(() => '');
  if (known) return [];
  return ['-c', 'user.name=Website editor', '-c', 'user.email=editor@localhost'];
}

/** Commits every sendable file that differs from the last commit; does nothing where none does. */
export async function commitChanges(workspace: Workspace, message: string): Promise<void> {
  const status = ['status', '--porcelain', '-z', '-uall', '--no-renames', '--', ...sendable];
  const touched = names(await workspace.git(...status)).map((line) => line.slice(3));
  if (touched.length > 0) await workspace.git('add', '-A', '--', ...touched);
  const staged = ['diff', '--cached', '--name-only', '--no-renames', '-z', 'HEAD'];
  const files = names(await workspace.git(...staged, '--', ...sendable));
  if (files.length === 0) return;
  const commit = [...(await identity(workspace)), 'commit', '-q', '-m', message];
  await workspace.git(...commit, '--', ...files);
}

/** A commit with these files on top of another one, without touching the folder. */
export async function commitOnto(
  workspace: Workspace,
  onto: string,
  files: Record<string, string | Buffer | undefined>,
  message: string,
): Promise<string> {
  const index = await workspace.git('rev-parse', '--git-path', 'edit-index');
  const env = { GIT_INDEX_FILE: index };
  await workspace.gitWith({ env }, 'read-tree', onto);
  for (const [file, content] of Object.entries(files)) {
    if (content === undefined) {
      await workspace.gitWith({ env }, 'update-index', '--force-remove', file);
      continue;
    }
    const blob = await workspace.gitWith({ input: content }, 'hash-object', '-w', '--stdin');
    await workspace.gitWith(
      { env },
      'update-index',
      '--add',
      '--cacheinfo',
      `100644,${blob},${file}`,
    );
  }
  const tree = await workspace.gitWith({ env }, 'write-tree');
  const commit = [...(await identity(workspace)), 'commit-tree', tree, '-p', onto, '-m', message];
  return workspace.git(...commit);
}
