/** How far a review is: the checks that failed, and where the changed site can be seen. */
export type ReviewState = {
  /** The failed checks, each with the page of its details. */
  failed: readonly { name: string; link: string }[];
  isChecking: boolean;
  preview?: string;
};

type CheckRun = { id: number; name: string; conclusion: string | null; html_url: string };

/** The job of the workflow that uploads a preview; its notice of this title has the address. */
const PREVIEW = 'preview';

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

async function previewOf(repository: string, runs: readonly CheckRun[]) {
  const run = runs.find(({ name, conclusion }) => name === PREVIEW && conclusion === 'success');
  if (!run) return {};
  const path = `${repository}/check-runs/${run.id}/annotations`;
  const lines = await fromGitHub<{ title: string | null; message: string }[]>(path);
  const address = lines.find(({ title }) => title === PREVIEW)?.message ?? '';
  return address.startsWith('https://') ? { preview: address } : {};
}

/** The repository of a remote at GitHub, `owner/name`; undefined at another host. */
export const repositoryOf = (remote: string): string | undefined =>
  /github\.com[:/](.+?)(?:\.git)?$/.exec(remote)?.[1];

/**
 * How far the review of a sent commit is, according to its checks.
 * @param remote the address of the git remote; only GitHub has an answer
 * @throws Error when GitHub cannot be asked
 */
export async function reviewState(remote: string, commit: string): Promise<ReviewState> {
  const repository = repositoryOf(remote);
  if (!repository) return { failed: [], isChecking: false };
  const path = `${repository}/commits/${commit}/check-runs`;
  const { check_runs: runs } = await fromGitHub<{ check_runs: CheckRun[] }>(path);
  return {
    failed: runs.filter(isFailed).map(({ name, html_url: link }) => ({ name, link })),
    isChecking: runs.some(({ conclusion }) => conclusion === null),
    ...(await previewOf(repository, runs)),
  };
}
