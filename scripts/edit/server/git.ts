import { isEditable } from './editable';
import { GitFailed, gitRefusal, historyProblem } from './git-refusal';
import { type Options, runGit } from './run-git';

/** Where files may be sent from; other changes in the folder are left out. */
const sendable = ['content', 'public/uploads'];

const REVIEW = 'edit/';

export const isReview = (branch: string): boolean => branch.startsWith(REVIEW);

const names = (printed: string) => printed.split('\0').filter(Boolean);

/** All that the edit mode does with Git, in one folder. */
export class Git {
  /** Milliseconds after which a remote that does not answer is given up. */
  remoteTimeout = 30_000;

  constructor(readonly root: string) {}

  /** @returns what Git prints, without the final line break */
  async run(args: readonly string[], options?: Options): Promise<string> {
    return (await runGit(this.root, args, options)).toString().replace(/\n$/, '');
  }

  /** @returns what Git prints; undefined where the command fails */
  private look(...args: string[]): Promise<string | undefined> {
    return this.run(args).catch(() => undefined);
  }

  /** Runs a command that writes. @throws Refused in the editor's words */
  private async write(args: readonly string[], options?: Options): Promise<string> {
    try {
      return await this.run(args, options);
    } catch (error) {
      throw this.refusal(error as GitFailed, options?.timeout !== undefined);
    }
  }

  private refusal(error: GitFailed, isRemote: boolean) {
    console.error(error.words);
    return gitRefusal(error, isRemote);
  }

  /** Why the folder has no history that Git can read, if it has none: a ZIP download, for instance. */
  async historyProblem(): Promise<string | undefined> {
    try {
      const printed = await this.run(['rev-parse', '--show-cdup', 'HEAD']);
      // Empty in the folder of the repository itself, not in one that only lies within it.
      if (printed.startsWith('\n')) return undefined;
      return historyProblem(new GitFailed('not a git repository', false));
    } catch (error) {
      return historyProblem(error);
    }
  }

  branch(): Promise<string> {
    return this.run(['branch', '--show-current']);
  }

  remote(): Promise<string | undefined> {
    return this.look('remote', 'get-url', 'origin');
  }

  commitAt(name: string): Promise<string | undefined> {
    return this.look('rev-parse', '-q', '--verify', `${name}^{commit}`);
  }

  /** The last commit of a branch at the remote, as last fetched. */
  remoteCommit(branch: string): Promise<string | undefined> {
    return this.commitAt(`refs/remotes/origin/${branch}`);
  }

  /** The commit that the public site is built from, as last fetched. */
  async publicCommit(): Promise<string | undefined> {
    return (await this.remoteCommit('HEAD')) ?? this.remoteCommit('main');
  }

  async isAncestor(commit: string, of: string): Promise<boolean> {
    return (await this.look('merge-base', '--is-ancestor', commit, of)) !== undefined;
  }

  /** Whether `published` has all of a commit: as it is, or squashed into another one. */
  async isMerged(commit: string, published: string): Promise<boolean> {
    if (await this.isAncestor(commit, published)) return true;
    // Merging what is there already changes nothing. A conflict prints more than a tree, or fails.
    const merged = await this.look('merge-tree', '--write-tree', published, commit);
    return merged === (await this.run(['rev-parse', `${published}^{tree}`]));
  }

  async wasPushed(branch: string): Promise<boolean> {
    return (await this.look('config', `branch.${branch}.merge`)) !== undefined;
  }

  /**
   * The commit that changes are counted from: the last one that reviewers have. What a send that
   * failed has committed after it is as unsent as what was never committed.
   */
  async sentCommit(): Promise<string> {
    const branch = await this.branch();
    const sent = isReview(branch) ? await this.remoteCommit(branch) : undefined;
    const isNew = isReview(branch) && !sent && !(await this.wasPushed(branch));
    const known = sent ?? (isNew ? await this.publicCommit() : undefined);
    const common = known && (await this.look('merge-base', 'HEAD', known));
    return common ?? this.run(['rev-parse', 'HEAD']);
  }

  fileIn(commit: string, file: string): Promise<Buffer | undefined> {
    return runGit(this.root, ['cat-file', 'blob', `${commit}:${file}`]).catch(() => undefined);
  }

  async textIn(commit: string, file: string): Promise<string | undefined> {
    return (await this.fileIn(commit, file))?.toString();
  }

  /** The editable files that differ between a commit and the folder. */
  async changedFiles(from: string): Promise<string[]> {
    const options = ['--name-only', '--no-renames', '-z', from, '--', ...sendable];
    const differing = names(await this.run(['diff', ...options]));
    const list = ['ls-files', '-o', '--exclude-standard', '-z', '--', ...sendable];
    const fresh = names(await this.run(list));
    return [...new Set([...differing, ...fresh])].filter(isEditable).sort();
  }

  /** A new review's name, from its start time, or from the next second that no other began in. */
  async newReview(now: Date): Promise<string> {
    const name = `${REVIEW}${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}`;
    const isTaken = (await this.commitAt(name)) ?? (await this.remoteCommit(name));
    return isTaken ? this.newReview(new Date(now.getTime() + 1000)) : name;
  }

  /** Author of commits on a machine without a Git identity. */
  private async identity(): Promise<string[]> {
    if (await this.look('config', 'user.email')) return [];
    return ['-c', 'user.name=Website editor', '-c', 'user.email=editor@localhost'];
  }

  /**
   * Commits every editable file that differs from the last commit; does nothing where none does.
   * @param isDraft whether no hook and no signature may stop it
   */
  async commit(message: string, isDraft = false): Promise<void> {
    const files = await this.changedFiles('HEAD');
    if (files.length === 0) return;
    await this.write(['add', '-A', '--', ...files]);
    const options = isDraft ? ['--no-verify', '--no-gpg-sign'] : [];
    const commit = [...(await this.identity()), 'commit', '-q', '-m', message, ...options];
    await this.write([...commit, '--', ...files]);
  }

  /**
   * Merges into the files what others have changed since a commit.
   * @returns false where both sides changed the same lines: nothing is merged then
   */
  async merge(commit: string, since: string): Promise<boolean> {
    try {
      // A squashed review has no ancestor of its own, so the common one is named.
      await this.run(['merge-recursive', since, '--', 'HEAD', commit]);
      return true;
    } catch (error) {
      if ((await this.run(['ls-files', '-u'])) === '')
        throw this.refusal(error as GitFailed, false);
      await this.write(['reset', '-q', '--merge', 'HEAD']);
      return false;
    }
  }

  async begin(branch: string): Promise<void> {
    await this.write(['-c', 'core.hooksPath=', 'switch', '-q', '-C', branch]);
  }

  /** Counts all commits after this one as changes that are not committed. */
  async uncommit(commit: string): Promise<void> {
    if ((await this.commitAt('HEAD')) !== commit)
      await this.write(['reset', '-q', '--soft', commit]);
  }

  /** @throws Refused 503 in the editor's words */
  async fetch(): Promise<void> {
    const all = '+refs/heads/*:refs/remotes/origin/*';
    await this.write(['fetch', '-q', '--prune', 'origin', all], { timeout: this.remoteTimeout });
  }

  /** Pushes a branch, which may take long: it uploads pictures. @throws Refused 503 */
  async push(branch: string): Promise<void> {
    const push = ['push', '-q', '-u', 'origin', `${branch}:refs/heads/${branch}`];
    await this.write(push, { timeout: this.remoteTimeout * 4 });
    await this.write(['update-ref', `refs/remotes/origin/${branch}`, branch]);
  }
}
