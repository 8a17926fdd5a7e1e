import type { ContentFile } from '../content-check/content-file';
import { Refused } from '../edit/refused';
import type { CopyOfSite } from './copy-of-site';
import { type Spot, spots } from './random';

const keyOf = (file: string, path: readonly PropertyKey[]) => `${file} ${path.join('.')}`;

/** Whether a problem is about a place or something within it, or around it. */
const isAbout = ({ file, path }: Spot, refusal: Refused) =>
  refusal.problems.some((problem) => {
    const [place, field] = [keyOf(file, path), keyOf(problem.file, problem.field)];
    return problem.file === file && (place.startsWith(field) || field.startsWith(place));
  });

/**
 * Changes all places of one kind in a file at once, except those that the edit mode refuses.
 * @returns the number of places that changed
 */
async function changeAll(site: CopyOfSite, all: readonly Spot[]): Promise<number> {
  let left = [...all];
  while (left.length > 0) {
    try {
      await site.change(left.map(({ file, path, values }) => ({ file, path, value: values[0] })));
      return left.length;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const kept = left.filter((spot) => !isAbout(spot, error));
      // A problem elsewhere, which follows from one of them: half of them may do.
      left = kept.length < left.length ? kept : left.slice(0, Math.floor(left.length / 2));
    }
  }
  return 0;
}

/** The outermost lists only: what is in a new entry cannot be changed in the same go. */
const outermost = (all: readonly Spot[]) =>
  all.filter(
    (spot) =>
      !all.some(
        (other) =>
          other !== spot &&
          keyOf(spot.file, spot.path).startsWith(`${keyOf(other.file, other.path)}.`),
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
    const files = await read();
    for (const file of files) {
      const all = spots([file]).filter(({ name }) => name.startsWith(kind));
      const chosen = kind === 'list' ? outermost(all) : all;
      const changed = await changeAll(site, chosen);
      if (chosen.length > 0) say(`${file.file}: ${changed} of ${chosen.length} of kind ${kind}`);
    }
  }
}
