import { Refused } from './refused';

/** A Git command that failed, with what Git printed. */
export class GitFailed extends Error {
  constructor(
    readonly words: string,
    readonly isTooLate: boolean,
  ) {
    super(words);
  }
}

const UNREACHABLE = 'Cannot reach the review server. Send again when you are online.';

/** Why a local command failed, by what Git printed, and what to do. */
const local: [RegExp, string][] = [
  [
    /failed to sign|gpg|signing/i,
    'Git could not sign the changes. Unlock your signing key, or ask an engineer to switch signing off here, then send again.',
  ],
  [
    /no space left|ENOSPC|unable to write|failed to (write|insert)|disk quota/i,
    'The disk is full, so Git could not record the changes. Free some space, then send again.',
  ],
];

/** Why an exchange with the remote failed. */
const remote: [RegExp, string][] = [
  [
    /remote rejected|hook declined|protected branch/i,
    'The review server refused the changes. Ask the maintainer of the site; the terminal shows the reason.',
  ],
  [
    /\[rejected|fetch first|non-fast-forward|stale info/i,
    'Someone else has just changed the review. Send again.',
  ],
  [
    /authentication|could not read (username|password)|permission denied|access denied|40[13]|publickey/i,
    'The server does not accept your sign-in. Ask the maintainer of the site for access, then send again.',
  ],
  [
    /does not exist|not found|does not appear to be a git repository|no such file/i,
    'The review server has no such project. Ask the maintainer of the site to check the URL of "origin".',
  ],
];

/** Why the history of a folder cannot be read, by what Git printed, and what to do. */
const unreadable: [RegExp, (folder: string) => string][] = [
  [
    /dubious ownership/,
    (folder) =>
      `This folder belongs to another user of this computer, so Git refuses it. To trust it: git config --global --add safe.directory "${folder}"`,
  ],
  [
    /not a git repository: /,
    () =>
      'The history of this folder is not where it should be: the project was moved apart from it. Clone the project again.',
  ],
  [
    /not a git repository/,
    () => 'This folder was downloaded without its history. Clone the project with Git.',
  ],
  [
    /unknown revision|ambiguous argument 'HEAD'/,
    () => 'The history of this folder is empty. Clone the project with Git.',
  ],
];

/** Why a folder cannot be edited, in the editor's words. */
export function historyProblem(error: unknown, folder: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT')
    return 'Git is not installed, or not on the path. Install it (https://git-scm.com), open a new terminal and try again.';
  const words = error instanceof GitFailed ? error.words : message;
  const [, sentence] = unreadable.find(([pattern]) => pattern.test(words)) ?? [];
  return (
    sentence?.(folder) ?? `Git cannot read the history of this folder: ${words.split('\n')[0]}`
  );
}

const overwritten = /would be overwritten by (?:merge|checkout)[^\n]*\n((?:\t[^\n]+\n?)+)/;

/** The hooks that a command runs. */
export function hooksOf(args: readonly string[]): string[] {
  if (args.includes('push')) return ['pre-push'];
  return args.includes('commit') ? ['pre-commit', 'commit-msg'] : [];
}

function sentenceFor({ words, isTooLate }: GitFailed, args: readonly string[], hook?: string) {
  if (isTooLate) return UNREACHABLE;
  const [, listed] = overwritten.exec(words) ?? [];
  const files = listed?.trim().replace(/\s*\n\s*/g, ', ');
  if (files)
    return `Others have changed ${files}, which also differs in this folder. Ask an engineer to commit or undo that file here, then send again.`;
  const [, lock] = /Unable to create '([^']+\.lock)': File exists/.exec(words) ?? [];
  if (lock)
    return `Another Git program is using this folder, or was stopped in the middle: the file ${lock} says so. Wait until it has ended. If none is running, delete that file, then send again.`;
  const isRemote = args.includes('push') || args.includes('fetch');
  const known = (isRemote ? remote : local).find(([pattern]) => pattern.test(words));
  if (known) return known[1];
  // Without an answer, it is not the hook that failed.
  if (isRemote && !(hook && /failed to push some refs/.test(words))) return UNREACHABLE;
  const what = hook
    ? `A check of this folder, the hook ${hook}, stopped the sending`
    : 'Git could not record the changes';
  return `${what}: ${words.split('\n')[0]} Ask an engineer, then send again.`;
}

/** A Git command that failed, in plain words with a next step. */
export const gitRefusal = (error: GitFailed, args: readonly string[], hook?: string): Refused =>
  new Refused(`${sentenceFor(error, args, hook)} Your changes are saved on this computer.`, 503);
