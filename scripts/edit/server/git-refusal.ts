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

/** Why an exchange with the remote failed, by what Git printed, and what to do. */
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

/** Why a folder cannot be edited, in the editor's words. */
export function historyProblem(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT')
    return 'Git is not installed, or not on the path. Install it (https://git-scm.com), open a new terminal and try again.';
  return /not a git repository/.test(message)
    ? 'This folder has no history, as after a download. Clone the project with Git.'
    : `Git cannot read the history of this folder: ${message}`;
}

function sentenceFor({ words, isTooLate }: GitFailed, isRemote: boolean): string {
  const [, known] = remote.find(([pattern]) => pattern.test(words)) ?? [];
  // A hook of this folder has stopped the push.
  const isHook = words.includes('failed to push some refs');
  if (isRemote && (isTooLate || !isHook || known)) return known ?? UNREACHABLE;
  // A hook, a lock, a signature, a full disk: Git says what it is, and which file it is about.
  return `Git stopped: ${words.replace(/\s+/g, ' ')} Ask an engineer, then send again.`;
}

/** A Git command that failed, in plain words with a next step. */
export const gitRefusal = (error: GitFailed, isRemote: boolean): Refused =>
  new Refused(`${sentenceFor(error, isRemote)} Your changes are saved on this computer.`, 503);
