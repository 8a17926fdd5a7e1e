import type { Path } from '../source/read';

/** Something that a check of the review objects to. */
export type FailedCheck = {
  /** The check, or the step of `npm test`: `check`, `test:e2e`. */
  name: string;
  found: string;
  /** The content file that it is about, from the project's root, and the field in it. */
  place?: { file: string; path: Path };
  /** The page with the check's details. */
  link: string;
};

/** How far a review is: what its checks object to, and where the changed site can be seen. */
export type ReviewState = {
  failed: readonly FailedCheck[];
  /** Whether a check is still running. */
  isChecking: boolean;
  /** The address of the site as it would be with the change. */
  preview?: string;
};

type CheckRun = { id: number; name: string; conclusion: string | null; html_url: string };
type Annotation = {
  path: string;
  title: string | null;
  message: string;
  annotation_level: string;
};

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

/** `sections[3].title` as `['sections', 3, 'title']`. */
const pathOf = (field: string): Path =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

const annotationsOf = (repository: string, { id }: CheckRun) =>
  fromGitHub<Annotation[]>(`${repository}/check-runs/${id}/annotations`);

/** The lines that a check wrote about files and steps, or the check itself. */
async function objections(repository: string, run: CheckRun): Promise<FailedCheck[]> {
  const { name, html_url: link } = run;
  const lines = await annotationsOf(repository, run);
  const found = lines.flatMap(({ annotation_level: level, path: file, title, message: found }) => {
    if (level !== 'failure') return [];
    const place = { file, path: pathOf(title ?? '') };
    if (file.startsWith('content/')) return [{ name, found, place, link }];
    // GitHub's own line, that a process has ended with an error, has no title.
    return title ? [{ name: title, found, link }] : [];
  });
  return found.length > 0 ? found : [{ name, found: 'has failed', link }];
}

async function previewOf(repository: string, runs: readonly CheckRun[]) {
  const run = runs.find(({ name, conclusion }) => name === PREVIEW && conclusion === 'success');
  const lines = run ? await annotationsOf(repository, run) : [];
  const address = lines.find(({ title }) => title === PREVIEW)?.message ?? '';
  return address.startsWith('https://') ? { preview: address } : {};
}

/**
 * How far the review of a sent commit is, according to its checks.
 * @param remote the address of the git remote; only GitHub has an answer
 * @throws Error when GitHub cannot be asked
 */
export async function reviewState(remote: string, commit: string): Promise<ReviewState> {
  const [, repository] = /github\.com[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  if (!repository) return { failed: [], isChecking: false };
  const path = `${repository}/commits/${commit}/check-runs`;
  const { check_runs: runs } = await fromGitHub<{ check_runs: CheckRun[] }>(path);
  const failed = await Promise.all(runs.filter(isFailed).map((run) => objections(repository, run)));
  return {
    failed: failed.flat(),
    isChecking: runs.some(({ conclusion }) => conclusion === null),
    ...(await previewOf(repository, runs)),
  };
}
