/** Something that a check of the review objects to. */
export type FailedCheck = {
  /** The check: `check`. */
  name: string;
  found: string;
  /** The file it is about, from the project's root, if it names one. */
  file?: string;
  /** The page with the check's details. */
  link: string;
};

type CheckRun = { id: number; name: string; conclusion: string | null; html_url: string };
type Annotation = { path: string; message: string; annotation_level: string };

const isFailed = ({ conclusion }: CheckRun) =>
  conclusion !== null && !['success', 'neutral', 'skipped'].includes(conclusion);

const TIMEOUT_MS = 10_000;

/** Asks GitHub; `GITHUB_TOKEN` opens private repositories. */
async function fromGitHub<T>(path: string): Promise<T> {
  const token = process.env.GITHUB_TOKEN;
  const response = await fetch(`https://api.github.com/repos/${path}`, {
    headers: {
      accept: 'application/vnd.github+json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status}`);
  return response.json();
}

/** The lines that a check wrote about files, or the check itself. */
async function objections(repository: string, run: CheckRun): Promise<FailedCheck[]> {
  const { id, name, html_url: link } = run;
  const lines = await fromGitHub<Annotation[]>(`${repository}/check-runs/${id}/annotations`);
  const found = lines
    .filter(({ annotation_level: level, path }) => level === 'failure' && path !== '.github')
    .map(({ path: file, message }) => ({ name, found: message, file, link }));
  return found.length > 0 ? found : [{ name, found: 'has failed', link }];
}

/**
 * What the checks of a sent commit object to; nothing where they cannot be asked.
 * @param remote the address of the git remote; only GitHub has an answer
 */
export async function failedChecks(remote: string, commit: string): Promise<FailedCheck[]> {
  const [, repository] = /github\.com[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  if (!repository) return [];
  const path = `${repository}/commits/${commit}/check-runs`;
  const { check_runs: runs } = await fromGitHub<{ check_runs: CheckRun[] }>(path);
  return (
    await Promise.all(runs.filter(isFailed).map((run) => objections(repository, run)))
  ).flat();
}
