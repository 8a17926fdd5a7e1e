import { isDeepStrictEqual as same } from 'node:util';
import { valueAt } from '../content/walk';
import { applyAll, type Change, changesBetween } from '../source/apply';
import { type Path, valueIn } from '../source/read';
import { setValue } from '../source/write';
import { isDay } from './changes';

/** Whether a change still applies to a text that others may have changed. */
function fits({ path, kind, before }: Change, was: unknown, theirs: unknown): boolean {
  if (kind !== 'added') return same(valueAt(theirs, path), before);
  const [list, now] = [was, theirs].map((value) => valueAt(value, path.slice(0, -1)));
  return Array.isArray(list) && Array.isArray(now) && list.length === now.length;
}

/** The smallest enclosing path at which a conflicting change can be applied. */
function placeOf({ path, kind }: Change, theirs: unknown): Path {
  let place = kind === 'added' || kind === 'removed' ? path.slice(0, -1) : path;
  while (typeof place.at(-1) === 'number' && valueAt(theirs, place) === undefined)
    place = place.slice(0, -1);
  return place;
}

/** @param conflicts the fields that both sides changed */
type Merged = { text: string; conflicts: readonly Path[] };

/**
 * Merges two versions of a content module field by field. Where both changed the same field, ours
 * stays, and the editor chooses: theirs is what the list of changes shows as "before".
 */
export function mergeModules(was: string, ours: string, theirs: string): Merged {
  const [before, mine, now] = [was, ours, theirs].map((text) => valueIn(text));
  const changes = changesBetween(before, mine).filter(
    (change) => !same(valueAt(now, change.path), change.after) || change.kind !== 'changed',
  );
  const clear = changes.filter((change) => fits(change, before, now));
  const unclear = changes.filter((change) => !clear.includes(change));
  // The later of two dates stays.
  const isPast = (change: Change) =>
    isDay(change) && String(valueAt(now, change.path)) > String(change.after);
  const forced = unclear.filter((change) => !isPast(change)).map((change) => placeOf(change, now));
  const isForced = ({ path }: Change) =>
    forced.some((place) => same(path.slice(0, place.length), place));
  try {
    const text = applyAll(
      theirs,
      clear.filter((change) => !isForced(change)),
    );
    return {
      text: forced.reduce((text, place) => setValue(text, place, valueAt(mine, place)), text),
      conflicts: unclear.filter((change) => !isDay(change)).map((change) => placeOf(change, now)),
    };
  } catch {
    return { text: ours, conflicts: [[]] };
  }
}
