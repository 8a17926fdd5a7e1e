import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { englishFileOf } from '@nectarine/edit-mode/content/languages';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { Refused } from '@nectarine/edit-mode/server/refused';
import type { CopyOfSite } from './copy-of-site';
import { type Spot, spots } from './random';

/** Longer texts, larger figures and one more entry in each list, or shorter ones and one fewer. */
export type Way = 'more' | 'fewer';

const keyOf = (path: readonly PropertyKey[]) => `${path.map(String).join('.')}.`;

/** Whether a problem is about a place, something within it or around it. */
const isAbout = ({ file, path }: Spot, problem: Problem) =>
  problem.file === file &&
  (keyOf(path).startsWith(keyOf(problem.field)) || keyOf(problem.field).startsWith(keyOf(path)));

/** Whether a problem is in the same part of the file: a new column is a problem of each row. */
const isNear = ({ file, path }: Spot, problem: Problem) =>
  problem.file === file && String(path[0]) === String(problem.field[0]);

const editsOf = (all: readonly Spot[]) =>
  all.map(({ file, path, values: [value] }) => ({ file, path, value }));

const problemsOf = (site: CopyOfSite, all: readonly Spot[]): Promise<Problem[]> =>
  site.problems(editsOf(all));

const isSame = (one: Problem, { file, field, found }: Problem) =>
  one.file === file && one.found === found && keyOf(one.field) === keyOf(field);

/** All places but the first one whose change causes this problem elsewhere, found by bisection. */
async function withoutCause(site: CopyOfSite, all: readonly Spot[], problem: Problem) {
  let [fine, faulty] = [0, all.length];
  while (faulty - fine > 1) {
    const middle = Math.floor((fine + faulty) / 2);
    const problems = await problemsOf(site, all.slice(0, middle));
    if (problems.some((one) => isSame(one, problem))) faulty = middle;
    else fine = middle;
  }
  return all.filter((_, i) => i !== faulty - 1);
}

/** Changes the places that the edit mode allows to change. @returns the changed places */
async function changed(site: CopyOfSite, all: readonly Spot[]): Promise<readonly Spot[]> {
  let left = [...all];
  while (left.length > 0) {
    const problems = await problemsOf(site, left);
    const [first] = problems;
    if (!first) break;
    const without = (isCause: (spot: Spot, problem: Problem) => boolean) =>
      left.filter((spot) => !problems.some((problem) => isCause(spot, problem)));
    const kept = [isAbout, isNear].map(without).find((some) => some.length < left.length);
    left = kept ?? (await withoutCause(site, left, first));
  }
  return saved(site, left);
}

/** Saves what can be saved; whole files stay as they are if their translations cannot follow. */
async function saved(site: CopyOfSite, all: readonly Spot[]): Promise<readonly Spot[]> {
  if (all.length === 0) return all;
  try {
    await site.change(editsOf(all));
    return all;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const files = new Set(error.problems.map(({ file }) => englishFileOf(file)));
    const left = all.filter(({ file }) => !files.has(file));
    if (left.length === all.length) throw error;
    console.log(`refused: ${[...files].join(', ')}: ${error.problems[0]?.found}`);
    return saved(site, left);
  }
}

/** The lists that are in none of the others: a list that changes moves what it contains. */
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

/** The places of a kind, each with the one value that it gets. */
const spotsOf = (files: readonly ContentFile[], kind: string, way: Way): Spot[] =>
  spots(files).flatMap((spot) => {
    const value = spot.values[way === 'more' ? 0 : 1];
    return spot.name.startsWith(kind) && value !== undefined ? { ...spot, values: [value] } : [];
  });

type Options = {
  read: () => Promise<readonly ContentFile[]>;
  way: Way;
  say: (line: string) => void;
};

/**
 * Changes every text, figure and list of the site that the edit mode allows to change, so that a
 * test that names today's content fails. Lists within lists are changed after the lists that
 * contain them.
 */
export async function sweep(site: CopyOfSite, { read, way, say }: Options): Promise<void> {
  for (const kind of ['list', 'figure', 'text']) {
    const tried = new Set<string>();
    let made = 0;
    for (;;) {
      const left = spotsOf(await read(), kind, way).filter(({ name }) => !tried.has(name));
      if (left.length === 0) break;
      const chosen = kind === 'list' ? outermost(left) : left;
      for (const { name } of chosen) tried.add(name);
      made += (await changed(site, chosen)).length;
      say(`swept: ${made} of ${tried.size} of kind ${kind}`);
    }
  }
}
