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

/** @param overlaps whether both sides changed the same place */
type Merged = { text: string; overlaps: boolean };

/**
 * Merges two versions of a content module field by field. Where both changed the same field, ours
 * wins: theirs stays in the history, and shows as "before" in the list of changes.
 */
export function mergeModules(was: string, ours: string, theirs: string): Merged {
  const [before, mine, now] = [was, ours, theirs].map((text) => valueIn(text));
  const changes = changesBetween(before, mine).filter(
    (change) => !same(valueAt(now, change.path), change.after) || change.kind !== 'changed',
  );
  const clear = changes.filter((change) => fits(change, before, now));
  const unclear = changes.filter((change) => !clear.includes(change));
  // Keeps a later date from their side, because the page did change then.
  const later = (change: Change) =>
    isDay(change) && String(valueAt(now, change.path)) > String(change.after);
  const forced = unclear.filter((change) => !later(change)).map((change) => placeOf(change, now));
  const isForced = ({ path }: Change) =>
    forced.some((place) => same(path.slice(0, place.length), place));
  try {
    const text = applyAll(
      theirs,
      clear.filter((change) => !isForced(change)),
    );
    return {
      text: forced.reduce((text, place) => setValue(text, place, valueAt(mine, place)), text),
      overlaps: unclear.some((change) => !isDay(change)),
    };
  } catch {
    return { text: ours, overlaps: true };
  }
}
