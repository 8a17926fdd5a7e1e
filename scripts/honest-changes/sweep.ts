import type { ContentFile } from '../content-check/content-file';
import type { Problem } from '../content-check/problem';
import type { CopyOfSite } from './copy-of-site';
import { type Spot, spots } from './random';

const keyOf = (path: readonly PropertyKey[]) => `${path.map(String).join('.')}.`;

/** Whether a problem is about a place, something within it or around it. */
const isAbout = ({ file, path }: Spot, problem: Problem) =>
  problem.file === file &&
  (keyOf(path).startsWith(keyOf(problem.field)) || keyOf(problem.field).startsWith(keyOf(path)));

const editsOf = (all: readonly Spot[]) =>
  all.map(({ file, path, values }) => ({ file, path, value: values[0] }));

const problemsOf = (site: CopyOfSite, all: readonly Spot[]): Promise<Problem[]> =>
  site.problems(editsOf(all));

/** Without the first place whose change makes the ones before it a problem elsewhere. */
async function withoutCause(site: CopyOfSite, all: readonly Spot[]): Promise<Spot[]> {
  let [fine, faulty] = [0, all.length];
  while (faulty - fine > 1) {
    const middle = Math.floor((fine + faulty) / 2);
    const problems = await problemsOf(site, all.slice(0, middle));
    if (problems.length > 0) faulty = middle;
    else fine = middle;
  }
  return all.filter((_, i) => i !== faulty - 1);
}

/** The places that the edit mode lets one change, all of them at once. */
async function accepted(site: CopyOfSite, all: readonly Spot[]): Promise<Spot[]> {
  let left = [...all];
  while (left.length > 0) {
    const problems = await problemsOf(site, left);
    if (problems.length === 0) return left;
    const kept = left.filter((spot) => !problems.some((problem) => isAbout(spot, problem)));
    left = kept.length < left.length ? kept : await withoutCause(site, left);
  }
  return left;
}

/** The outermost lists only: what is in a new entry cannot be changed in the same go. */
const outermost = (all: readonly Spot[]) =>
  all.filter(
    ({ file, path }) =>
      !all.some(
        (other) =>
          other.file === file &&
          other.path.length < path.length &&
          keyOf(path).startsWith(keyOf(other.path)),
      ),
  );

/**
 * Changes every text, figure and list of the site that the edit mode lets one change: whatever a test
 * names of today's content is gone afterwards.
 */
export async function sweep(
  site: CopyOfSite,
  read: () => Promise<readonly ContentFile[]>,
  say: (line: string) => void,
): Promise<void> {
  for (const kind of ['list', 'figure', 'text']) {
    const all = spots(await read()).filter(({ name }) => name.startsWith(kind));
    const chosen = kind === 'list' ? outermost(all) : all;
    const left = await accepted(site, chosen);
    await site.change(editsOf(left));
    say(`swept: ${left.length} of ${chosen.length} of kind ${kind}`);
  }
}
