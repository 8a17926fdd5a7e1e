import { Refused } from './refused';

type GitError = Error & { stderr?: Buffer; killed?: boolean };

const kept = 'Your changes are saved on this computer.';

const sentences: [RegExp, string][] = [
  [
    /rejected|fetch first|non-fast-forward|stale info/i,
    `Someone else has just changed the review. ${kept} Send again.`,
  ],
  [
    /authentication|could not read (username|password)|permission denied|access denied|40[13]|publickey/i,
    `The server does not accept your sign-in. ${kept} Ask the maintainer of the site for access, then send again.`,
  ],
  [
    /does not exist|not found|does not appear to be a git repository|no such file/i,
    `The review server has no such project. ${kept} Ask the maintainer of the site to check the URL of "origin".`,
  ],
];

/** A failed exchange with the remote in plain words; git's own text goes to the terminal. */
export function remoteFailure(error: GitError): Refused {
  const text = String(error.stderr ?? error.message);
  console.error(text.trim());
  if (/remote rejected|hook declined|protected branch/i.test(text)) {
    return new Refused(
      `The review server refused the changes. ${kept} Ask the maintainer of the site; the terminal shows the reason.`,
      503,
    );
  }
  const known = error.killed ? undefined : sentences.find(([pattern]) => pattern.test(text));
  return new Refused(
    known?.[1] ?? `Cannot reach the review server. ${kept} Send again when you are online.`,
    503,
  );
}
